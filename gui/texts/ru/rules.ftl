### Правила игры.

rules-button = Правила
rules-search = Поиск в правилах
rules-nothing = В правилах этого нет
rules-read = Прочитать правила
