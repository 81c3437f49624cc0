# O programie, po polsku.
about-title = Clade { $version }
about-what = Klad to grupa, która pochodzi od jednego przodka. Tutaj od jednego małego rdzenia pochodzą gry planszowe o ewolucji.
about-games = Obrazki, słowa i kod są własne albo wolne. Gry należą do swoich autorów i wydawców; kto je lubi, powinien mieć je na półce.
about-licence = Clade to wolne oprogramowanie: korzystaj z niego na licencji MIT albo Apache 2.0, jak wolisz.
about-game = { $game } { $version }
about-licences = Licencje i podziękowania
about-licence-mit = Licencja MIT programu
about-licence-apache = Licencja Apache 2.0 programu
about-font-inter = Inter, litery stron
about-font-vollkorn = Vollkorn, litery tytułów
about-font-dejavu = DejaVu, znaki, których brak w innych krojach
about-icons = Obrazki z game-icons.net, CC BY 3.0
about-versions = Gry w tym programie
