### Вечер из трёх игр, по-русски.

evening-title = Один вечер, три игры
evening-about = По одной партии, короче там, где правила это позволяют: { $games }. Вы играете против трёх ботов. В конце видно, сколько еды было у вас и сколько у остальных.
evening-begin = Начать вечер
evening-go-on = Дальше: { $game }
evening-story = Как у вас было с едой
evening-starved-in = { $game } — { $n }
evening-you-starved = От голода у вас погибло: { $list }.
evening-came = Место { $place }, счёт: { $points }
evening-you = вы
evening-others = остальные в среднем
evening-feedings = сколько раз нужна была еда
evening-hungry = из них еды не хватило
evening-starved = погибло от голода
evening-died = погибло от другого
evening-eaten = съедено
evening-compare = Сравнить игры
evening-back = Назад к играм
evening-unkept = Вечер не удалось сохранить: { $why }
evening-uncounted = Нельзя подсчитать, что было съедено: { $why }
evening-anew = Начать заново? Всё, что известно о сегодняшних партиях, тогда забудется.
