### Правила игры.

rules-button = Правила
rules-section = Правила: { $section }
rules-search = Поиск в правилах
rules-nothing = В правилах этого нет
rules-read = Прочитать правила

# Sets of cards that are not in play, and what is of them.
rules-not-in-play = В этой партии нет: { $sets }
rules-show-not-in-play = Показать их
rules-hide-not-in-play = Скрыть их
