# О программе, по-русски.
about-title = Clade { $version }
about-what = Клада — это группа, которая происходит от одного предка. Здесь от одного маленького ядра происходят настольные игры об эволюции.
about-games = Картинки, слова и код — свои или свободные. Игры принадлежат их авторам и издателям; кому они нравятся, тому стоит держать их на полке.
about-licence = Clade — свободная программа: пользуйтесь ею по лицензии MIT или по лицензии Apache 2.0, как вам удобнее.
about-game = { $game } { $version }
about-licences = Лицензии и благодарности
about-licence-mit = Лицензия MIT на программу
about-licence-apache = Лицензия Apache 2.0 на программу
about-font-inter = Inter, буквы страниц
about-font-vollkorn = Vollkorn, буквы заголовков
about-font-dejavu = DejaVu, знаки, которых нет в других шрифтах
about-icons = Картинки с game-icons.net, CC BY 3.0
about-versions = Игры этой программы
