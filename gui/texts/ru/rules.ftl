### Правила игры.

rules-button = Правила
rules-section = Правила: { $section }
rules-search = Поиск в правилах
rules-nothing = В правилах этого нет
rules-read = Прочитать правила
