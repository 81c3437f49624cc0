overgrazed = Wspólna łąka
overgrazed-summary = Jedna łąka dla wszystkich, stado dla każdego. Trawa odrasta z tego, co z niej zostało: najesz się dziś albo będzie co jeść jutro.
overgrazed-side = Stado { $n }
overgrazed-meadow = trawa na łące
overgrazed-deck = talia
overgrazed-hand = ręka
overgrazed-animals = zwierzęta
overgrazed-eaten = zjedzone tego lata
overgrazed-evolve = { $side }: zagraj kartę z ręki jako nową cechę albo zrezygnuj
overgrazed-graze = { $side }: wybierz, ile trawy zje stado (na łące jest { $grass })
overgrazed-asked = { $side }: { $what } ({ $card })
overgrazed-chance = Decyduje los
overgrazed-over = Koniec gry
overgrazed-none = bez nowej cechy
overgrazed-eat = { $n ->
    [0] nic nie jeść
   *[other] zjeść trawy: { $n }
}
overgrazed-why-again = Twoje stado ma już tę cechę.
overgrazed-card = kartę
overgrazed-summer = Zaczyna się lato { $n }
overgrazed-supply = Trawy na łące: { $n }
overgrazed-drew = { $side } dobiera: { $card }
overgrazed-evolved = { $side } ma nową cechę: { $card }
overgrazed-ate = { $side } zjada trawy: { $n }
overgrazed-found = { $side } znajduje pokarm: { $n }
overgrazed-robbed = { $side } odbiera pokarm: { $n } (komu: { $other })
overgrazed-grew = Wyrosło trawy: { $n }
overgrazed-withered = Uschło trawy: { $n }
overgrazed-died = { $side }: { $n ->
    [one] { $n } zwierzę ginie z głodu
    [few] { $n } zwierzęta giną z głodu
   *[other] { $n } zwierząt ginie z głodu
}
overgrazed-born = { $side }: { $n ->
    [one] rodzi się { $n } młode
    [few] rodzą się { $n } młode
   *[other] rodzi się { $n } młodych
}
overgrazed-frost = { $n ->
    [1] Kostka pokazuje 1: będzie jeszcze jedno lato
    [2] Kostka pokazuje 2: będzie jeszcze jedno lato
    [3] Kostka pokazuje 3: będzie jeszcze jedno lato
   *[other] Kostka pokazuje { $n }: to było ostatnie lato
}
overgrazed-acted = { $side }: działa cecha „{ $card }”
overgrazed-failed = Karta { $card } nie zadziałała i zostaje pominięta: { $why }
