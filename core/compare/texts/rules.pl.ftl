# Strona, na której porównuje się instrukcje. Odpowiedzi są w tekstach samych gier.

rules-title = Pokarm w instrukcjach gier
rules-comes = Skąd bierze się pokarm
rules-eats = Kto je i co
rules-needs = Czego trzeba, żeby się najeść
rules-kills = Od czego się ginie
rules-left = Co zostaje po posiłku i po martwych
rules-stored = Co można odłożyć
rules-taken = Co można odebrać i na kogo polować
rules-displaced = Kto jest wypierany
rules-scores = Za co są punkty
rules-ends = Kiedy kończy się partia
rules-decides = O czym decydują gracze
