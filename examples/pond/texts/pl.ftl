pond = Staw
pond-summary = Zabawkowa gra do skopiowania: ukryte ręce, tajny wybór, cztery karty będące skryptami.
pond-side = Gracz { $n }
pond-food = pokarm
pond-feeding = pasienie i polowanie
pond-deck = talia
pond-hand = ręka
pond-choose = { $side }: wybierz w tajemnicy, jak żerować w tej rundzie
pond-turn = { $side }: zagraj kartę albo spasuj
pond-order = { $side }: wybierz, która karta działa następna o zmierzchu
pond-asked = { $side }: { $what } ({ $card })
pond-chance = Decyduje los
pond-over = Koniec gry
pond-graze = pasienie: weź 2 pokarmu ze stawu
pond-hunt = polowanie: weź 1 pokarm za każdego, kto się pasie
pond-pass = spasuj
pond-done = nic więcej
pond-revealed = { $side }, wybór: { $what }
pond-hidden = karta
pond-drew = { $side } dobiera: { $card }
pond-fed = { $side } bierze pokarm: { $n }
pond-filled = Pokarm w stawie: zmiana o { $n }
pond-washed = { $side } traci kartę „{ $card }”: została zmyta
pond-acted = { $side } zagrywa: { $card }
pond-failed = Karta { $card } zawiodła i zostaje pominięta: { $why }

## Z czego składa się ocena

pond-value-food = pokarm
