### Wieczór z trzema grami, po polsku.

evening-title = Jeden wieczór, trzy gry
evening-about = Po krótkiej partii, jedna po drugiej: { $games }. Grasz przeciw trzem botom. Na końcu widać, jak było z jedzeniem u ciebie i u pozostałych.
evening-begin = Zacznij wieczór
evening-go-on = Dalej: { $game }
evening-story = Twoja historia jedzenia
evening-starved-in = { $game } { $n }
evening-you-starved = Z głodu zginęło u ciebie: { $list }.
evening-came = Miejsce { $place }, punkty: { $points }
evening-you = ty
evening-others = pozostali średnio
evening-feedings = razy trzeba było zjeść
evening-hungry = z tego o głodzie
evening-starved = zginęło z głodu
evening-died = zginęło z innych przyczyn
evening-eaten = zjedzono
evening-compare = Porównaj gry
evening-back = Wróć do gier
evening-unkept = Nie udało się zachować wieczoru: { $why }
evening-uncounted = Nie da się policzyć, co zjedzono: { $why }
