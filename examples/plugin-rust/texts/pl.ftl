overgrazed = Wspólna łąka
overgrazed-summary = Jedna łąka dla wszystkich, stado dla każdego. Trawa odrasta z tego, co z niej zostało: najesz się dziś albo będzie co jeść jutro.
overgrazed-side = Stado { $n }
overgrazed-meadow = trawa na łące
overgrazed-hand = ręka
overgrazed-animals = zwierzęta
overgrazed-graze = { $n ->
    [2] { $side }: wybierz nową cechę albo ile trawy zje stado (na łące jest { $grass })
   *[other] { $side }: wybierz, ile trawy zje stado (na łące jest { $grass })
}
overgrazed-asked = { $side }: { $what }
overgrazed-chance = Decyduje los
overgrazed-over = Koniec gry
overgrazed-summer = Zaczyna się lato { $n }
overgrazed-evolved = { $side } ma nową cechę: { $card }
overgrazed-ate = { $side } zjada trawy: { $n }
overgrazed-grew = Wyrosło trawy: { $n }
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
overgrazed-acted = { $side }: działa cecha „{ $card }”
overgrazed-failed = Karta { $card } nie zadziałała i zostaje pominięta: { $why }
