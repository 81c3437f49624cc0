### Wieczór z trzema grami, po polsku.

evening-title = Jeden wieczór, trzy gry
evening-about = Po jednej partii każdej gry, skróconej tam, gdzie zasady na to pozwalają: { $games }. Grasz przeciw trzem botom. Na końcu widać, ile jedzenia było u ciebie, a ile u pozostałych.
evening-begin = Zacznij wieczór
evening-go-on = Dalej: { $game }
evening-story = Jak było u ciebie z jedzeniem
evening-starved-in = { $game } { $n }
evening-you-starved = Z głodu padło u ciebie: { $list }.
evening-came = Miejsce { $place }, wynik: { $points }
evening-you = ty
evening-others = pozostali średnio
evening-feedings = ile razy potrzebne było jedzenie
evening-hungry = z tego razy zabrakło
evening-starved = padło z głodu
evening-died = zginęło z innych przyczyn
evening-eaten = zjedzono
evening-compare = Porównaj gry
evening-back = Wróć do gier
evening-unkept = Nie udało się zachować wieczoru: { $why }
evening-uncounted = Nie da się policzyć, co zjedzono: { $why }
evening-anew = Zacząć od nowa? To, co wiadomo o partiach tego wieczoru, zostanie wtedy zapomniane.
