### Вечер из трёх игр, по-русски.

evening-title = Один вечер, три игры
evening-about = По короткой партии одна за другой: { $games }. Вы играете против трёх ботов. В конце видно, как с едой было у вас и как у остальных.
evening-begin = Начать вечер
evening-go-on = Дальше: { $game }
evening-story = Ваша история еды
evening-starved-in = { $game } — { $n }
evening-you-starved = От голода у вас погибло: { $list }.
evening-came = Место { $place }, очки: { $points }
evening-you = вы
evening-others = остальные в среднем
evening-feedings = раз надо было поесть
evening-hungry = из них остались голодными
evening-starved = умерло от голода
evening-died = погибло от другого
evening-eaten = съедено
evening-compare = Сравнить игры
evening-back = Назад к играм
evening-unkept = Вечер не удалось сохранить: { $why }
evening-uncounted = Нельзя подсчитать, что было съедено: { $why }
