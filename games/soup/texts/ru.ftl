# Первичный бульон. Все тексты свои.
soup = Первичный бульон
soup-summary = Амёбы дрейфуют, едят то, что оставили другие, делятся и мутируют; побеждает тот, кто дальше всех поднимется по эволюционной лестнице.

soup-red = Красные
soup-blue = Синие
soup-green = Зелёные
soup-yellow = Жёлтые
soup-red-green = Красно-зелёные
soup-blue-yellow = Сине-жёлтые
soup-pair = { $one } + { $other }
soup-letter-red = К
soup-letter-blue = С
soup-letter-green = Зе
soup-letter-yellow = Ж
soup-amoeba = { $letter }№{ $number }
soup-amoeba-at = { $amoeba } ({ $cell })
soup-cell-coming = { $cell } ← { $amoeba }
soup-coming = сюда идёт { $amoeba }
soup-cube-count = { $n } { $letter }
soup-cube-list = { $one }, { $more }
soup-fallen = { $cell }: { $cubes }
soup-fallen-list = { $one }; { $more }
soup-no-cubes = ни одного
soup-no-drift = дрейфа нет
soup-west = запад
soup-north = север
soup-east = восток
soup-south = юг
soup-phase-setup = подготовка
soup-phase-movement = перемещение и кормление
soup-phase-environment = среда и повреждение генов
soup-phase-new-genes = новые гены
soup-phase-division = деление
soup-phase-death = смерть
soup-phase-scoring = подсчёт очков

soup-dummy = (никто не играет)
soup-by-chance = { $said } (решает случай)
soup-board = Бульон
soup-compass-bare = компас
soup-compass = дрейф: { $drift }
soup-finish = Зона финиша, с клетки { $finish }
soup-ladder = Лестница (зона финиша с { $finish })
soup-free = свободна
soup-from-start = начальная клетка
soup-from-amoebas = амёбы
soup-from-genes = гены
soup-from-ladder = занятые клетки лестницы
soup-deck = Осталось карт среды
soup-sure = ({ $source })
soup-environment-card = Дрейф: { $drift }, озон { $ozone }
soup-environment-card-still = Без дрейфа, озон { $ozone }
soup-environment-named = { $name }. { $said }
soup-environment-text = Озон важен, когда карту открывают в фазе 2, дрейф — в фазе 1 следующего раунда.
soup-card-drift = Дрейф: в фазе 1 раунда { $round } каждая амёба, которая не движется активно, бесплатно дрейфует на одну клетку на { $drift }; если там препятствие, она остаётся на месте.
soup-card-no-drift = Дрейфа нет: в фазе 1 раунда { $round } амёба, которая не движется активно, остаётся на месте.
soup-card-drift-over = Дрейф больше не действует: следующего раунда не будет.
soup-card-ozone = Озон: когда карту открывают (фаза 2, но не в раунде 1), тот, у кого сумма мутаций на генах больше { $ozone }, покрывает разницу: отдаёт гены (каждый покрывает столько, сколько на нём мутаций) или платит очки. Сдачи не дают.
soup-supply = Запас еды
soup-pile-of-waste = Отходы, падают в следующем раунде
soup-waiting = { $colour }, упадёт в следующем раунде
soup-waiting-mark = +{ $letter }
soup-pool = Гены в продаже
soup-closed = (закрыто)
soup-round = Раунд { $round }, { $phase }
    .short = Раунд { $round }
soup-title-setup = Подготовка
soup-points = очки
soup-mutations = мутации
soup-defect-ahead = (повреждение при { $n } из { $all } оставшихся карт)
soup-defect-sure = { $all ->
    [1] (повреждение при последней карте)
    [2] (повреждение при любой из двух оставшихся карт)
   *[other] (повреждение при любой из оставшихся карт)
}
soup-move-price = активное движение: { $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
}
soup-newborn-price = новая амёба: { $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
}
soup-amoeba-dies = амёба; при { $n } повреждениях гибнет в фазе 5
soup-damage-limit = { $n ->
    [one] гибель при { $n } повреждении
   *[other] гибель при { $n } повреждениях
}
soup-part = { $gene } { $n }
soup-part-base = по правилам { $n }
soup-part-at-most = { $gene }: не больше { $n }
soup-part-at-least = { $gene }: не меньше { $n }
soup-damage = *
soup-copies = ×{ $n }
soup-gene-card = (цена { $price }, мутации { $mutation })
soup-ozone = озон { $n }
soup-deed = применить
soup-drifts-to = дрейфует на { $drift } (клетка { $cell })
soup-stays-no-drift = остаётся (дрейфа нет)
soup-stays-drift-blocked = остаётся (дрейф на { $drift }: препятствие)

soup-ask-start = { $side }: выберите начальную клетку на лестнице (кто ниже, ходит раньше в фазе 1 и позже в остальных)
soup-ask-start-of-tribe = { $side }: выберите начальную клетку на лестнице (в фазе 1 нижнее племя ходит одним цветом первым, а другим последним; в остальных фазах первым действует верхнее)
soup-ask-which = { $side }: поставьте амёбу { $amoeba } на клетку без амёб (номер влияет только на очерёдность)
soup-ask-where = { $side }: поставьте амёбу { $amoeba } на клетку без амёб
soup-ask-movement = { $side }: амёба { $amoeba } { $drift } или движется ({ $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
})
soup-ask-direction-gene = { $side }: выберите, какой ген определит направление амёбы { $amoeba }
soup-ask-direction = { $side }: выберите направление амёбы { $amoeba }
soup-ask-order = { $side }: выберите, какой ген сработает следующим
soup-ask-feeding = { $side }: выберите, что съест амёба { $amoeba }
soup-ask-target = { $side }: выберите, на кого нападёт амёба { $amoeba } («{ $gene }»)
soup-ask-react = { $side }: на вашу амёбу { $amoeba } нападает { $attacker } («{ $gene }»). Что делать?
soup-ask-defect = { $side }: { $given ->
    [0] мутации { $mutations }, озон { $ozone }: нужно
   *[other] мутаций было { $mutations }, озон { $ozone }: осталось
} покрыть { $due } (генами или очками)
soup-ask-more-than-defect = { $side }: всё уже покрыто; можно отдать ещё гены или закончить
soup-ask-new-genes = { $side }: покупка генов, у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-ask-division = { $side }: поставьте новую амёбу { $amoeba } { $place } ({ $price }; у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
soup-next-to-own = на клетку рядом с одной из ваших амёб
soup-next-to-colour = на клетку рядом с амёбой её цвета
soup-anywhere = на любую клетку
soup-anywhere-without-own = на любую клетку, где нет ваших амёб
soup-anywhere-without-colour = на любую клетку, где нет амёб её цвета
soup-costs = { $price ->
    [0] бесплатно
   *[other] цена { $price }
}
soup-first-is-free = бесплатно: в бульоне нет ни одной вашей
soup-first-of-colour-is-free = бесплатно: в бульоне нет ни одной этого цвета
soup-ask-newborn = { $side }: поставьте новую амёбу { $amoeba } { $place }
soup-ask-after-deaths = { $side }: выберите ген, который примените после гибели амёб, или пасуйте
soup-ask-deed = { $side }: { $deed }? Ген «{ $gene }», { $cost ->
    [0] бесплатно
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
soup-ask-gene = { $side }: { $what } («{ $gene }»)
soup-ask-leaving = { $side }: { $amoeba } уходит с { $from } на { $to }; { $what } («{ $gene }»)
soup-chance-start = { $side } бросают два кубика за начальную клетку
soup-chance-direction = Бросок на движение амёбы { $amoeba }
soup-chance-fight = Бросок на схватку: { $amoeba } против { $attacker }
soup-chance-environment = Открывается следующая карта среды
soup-chance-fall = Куда падает следующий кубик из кучи ({ $colour })
soup-chance-gene = Бросок для гена «{ $gene }»
soup-over = Игра окончена

soup-do-done = готово
soup-do-done-with = { $colour ->
    [0] с красными готово
    [1] с синими готово
    [2] с зелёными готово
   *[3] с жёлтыми готово
}
soup-do-pass = пас
soup-do-no-reaction = не сопротивляться
soup-do-compass = взять { $number }: { $meaning }
soup-do-total = выпало { $n }
soup-do-die = выпало { $n }
soup-do-start = клетка { $cell } лестницы
soup-do-amoeba = амёба { $amoeba }
soup-do-other-number = другой номер: { $amoeba }
soup-do-place = { $amoeba } на { $cell }
soup-do-place-beside = { $amoeba } на { $cell }, рядом с { $kin }
soup-kin-list = { $one }, { $more }
soup-do-cell = клетка { $cell }
soup-do-drift = дрейф ({ $drift }, на { $cell })
soup-do-drift-blocked = остаться (дрейф на { $drift }: препятствие)
soup-do-move = активное движение ({ $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
})
soup-do-move-by-die = активное движение по броску ({ $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
})
soup-do-stay = остаться на месте
soup-do-stay-blocked = остаться на месте (двинуться в препятствие)
soup-do-direction = { $direction }, на { $cell }
soup-do-direction-blocked = { $direction } (препятствие)
soup-do-eat = съесть { $cubes }
soup-do-starve = голодать
soup-do-use = применить ген «{ $gene }» ({ $cost ->
    [0] бесплатно
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
})
soup-do-deed = «{ $gene }»: { $deed } ({ $cost ->
    [0] бесплатно
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
})
soup-do-act = { $gene }
soup-do-target = напасть на { $amoeba }
soup-do-give-up = отдать ген «{ $gene }» (покрывает { $pays })
soup-do-pay = заплатить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-do-pay-rest = доплатить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-do-buy = купить ген «{ $gene }» ({ $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
})
soup-do-upgrade = купить ген «{ $gene }» ({ $price ->
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
}, отдав ген «{ $given }»)

soup-why-points = нужно { $needed }, а у вас { $have ->
    [one] { $have } очко
    [few] { $have } очка
   *[many] { $have } очков
}
soup-why-due = осталось покрыть { $due }, а у вас { $have ->
    [one] { $have } очко
    [few] { $have } очка
   *[many] { $have } очков
}
soup-why-must-move = без особого гена амёба должна дрейфовать или двигаться
soup-why-no-food = в клетке нет этих кубиков
soup-why-must-eat = обычной еды хватает, значит, амёба должна поесть
soup-why-tried = это уже применялось
soup-why-tried-this-round = это уже применялось в этом раунде
soup-why-not-offered = ген «{ $gene }» здесь сейчас бесполезен
soup-why-itself = амёба не нападает на саму себя
soup-why-own = сейчас можно нападать только на чужих амёб
soup-why-obstacle = там препятствие
soup-why-stay-instead = там препятствие: вместо этого ответьте «остаться»
soup-why-taken = там уже лежит другой маркер
soup-why-all-seven = все семь ваших амёб уже в бульоне
soup-why-colour-all-seven = все семь амёб этого цвета уже в бульоне
soup-why-number-used = эта амёба уже в бульоне
soup-why-no-place = для неё нет свободной клетки
soup-why-own-there = там уже есть ваша амёба
soup-why-colour-there = там уже есть ваша амёба этого цвета
soup-why-somebody-there = там уже есть амёба
soup-why-not-adjacent = рядом нет вашей амёбы
soup-why-colour-not-adjacent = рядом нет вашей амёбы этого цвета
soup-why-by-gene = { $what } («{ $gene }»)
soup-why-pays-nothing = этот ген ничего не покрывает
soup-why-not-needed = вы отдали бы больше генов, чем нужно
soup-why-owned = этот ген у вас уже есть
soup-why-no-copy = карт этого гена не осталось
soup-why-banned = этот ген отдан за продвинутый
soup-why-beside = рядом с геном «{ $gene }» этот ген иметь нельзя
soup-why-no-room = больше генов за продвинутые отдать нельзя
soup-why-needs = за него нужно отдать ген «{ $gene }», а его у вас нет
soup-why-too-new = ген «{ $gene }» куплен только в этом раунде

soup-log-rolled-for-start = { $side }: выпало { $total }
soup-log-started = { $side } начинают с клетки { $cell } лестницы
soup-log-placed = { $amoeba } появляется на { $cell }
soup-log-placed-hurt = { $amoeba } появляется на { $cell } с { $damage ->
    [one] { $damage } повреждением
   *[other] { $damage } повреждениями
}
soup-log-round = Начинается раунд { $n }
soup-log-phase = Фаза { $n }: { $name }
soup-log-rolled = Выпало { $n }
soup-log-drifted = { $amoeba } дрейфует с { $from } на { $to }
soup-log-moved = { $amoeba } движется с { $from } на { $to }
soup-log-dragged = { $amoeba } уносится следом с { $from } на { $to }
soup-log-drift-blocked = { $amoeba } не дрейфует: мешает препятствие
soup-log-stayed = { $amoeba } остаётся на месте
soup-log-carried = Кубики перенесены с { $from } на { $to }: { $cubes }
soup-log-fell = Оставленные кубики падают в бульон: { $cubes }
soup-log-ate = { $amoeba } съедает { $cubes }; { $left ->
    [0] ничего не оставляет: в запасе нет { $letter }
    [1] оставляет 1 { $letter }: больше в запасе нет
   *[other] оставляет { $left } { $letter }
}
soup-log-starved = { $amoeba } голодает и получает повреждение
soup-log-acted = { $side } применяют ген «{ $gene }»
soup-log-attacked = { $amoeba } нападает на { $target }
soup-log-fought = Схватка: у { $attacker } выпало { $first }, у { $defender } — { $second }
soup-log-attack-failed = Атака { $amoeba } на { $target } не удалась
soup-log-damaged = { $amoeba } получает повреждение
soup-log-died = { $amoeba } гибнет { $of } на { $cell }, оставляя кубики: { $cubes }
soup-log-killed = { $attacker } убивает { $amoeba } на { $cell }, остаются кубики: { $cubes }
soup-log-died-bare = { $amoeba } гибнет { $of } на { $cell }, не оставляя кубиков: запас пуст
soup-log-killed-bare = { $attacker } убивает { $amoeba } на { $cell }, кубиков не остаётся
soup-died-of-hunger = от голода
soup-died-of-damage = от повреждений
soup-died-of-wound = от раны после атаки { $attacker }
soup-died-of-gene = из-за гена, которым владеют { $side }
soup-log-short = { $said } (в запасе не хватило кубиков)
soup-log-environment = Новая среда: дрейф — { $drift }, озон — { $ozone }
soup-log-environment-still = Новая среда: дрейфа нет, озон — { $ozone }
soup-log-environment-named = { $said }: «{ $name }»
soup-log-environment-acts = Действует карта «{ $name }»
soup-log-defect = { $side }: повреждение генов, нужно покрыть { $excess }
soup-log-gave-up = { $side } отдают ген «{ $gene }», он покрывает { $pays }
soup-log-bought-nothing = { $side } не покупают генов
soup-log-bought = { $side } покупают ген «{ $gene }»
soup-log-upgraded = { $side } покупают ген «{ $gene }», отдав ген «{ $given }»
soup-log-paid = { $side } платят { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-log-gained = { $side } получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-log-income = { $side } получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
soup-log-born = { $amoeba } рождается на { $cell }
soup-log-scored-nothing = { $side } остаются на клетке { $cell } лестницы: ни амёбы, ни гены шагов не дают
soup-log-scored = { $side } поднимаются на { $amoebas } за амёб и на { $genes } за гены, с клетки { $from } на { $to }
soup-log-scored-jumping = { $side } поднимаются на { $amoebas } за амёб и на { $genes } за гены, с клетки { $from } на { $to } (пропущено занятых клеток: { $jumped })
soup-log-scored-at-end = { $side } поднимаются на { $amoebas } за амёб и на { $genes } за гены, с клетки { $from } на { $to }: лестница кончилась
soup-log-finished = { $side } достигают зоны финиша
soup-log-finished-dummy = { $side }, за которых никто не играет, достигают зоны финиша: игра на этом кончается
soup-log-last-card = Карты среды закончились: это был последний раунд
soup-log-over = Игра окончена. { $side } побеждают!
soup-log-failed = Ген «{ $gene }» дал сбой, его действие отменено: { $fault }
soup-log-environment-failed = Карта среды «{ $name }» дала сбой, её действие отменено: { $fault }

soup-preset-first-game = Зона финиша начинается с клетки 30, а не 42: партия на треть короче, правила те же. В книге такого варианта нет; число можно выбрать и другое, ниже.
    .title = Первая партия
soup-preset-df1997 = Правила как в первом английском листе.
    .title = Первый английский лист, 1997
soup-preset-zman2004 = Правила как в коробке 2004 года там, где она отличается от издания 1998-го.
    .title = Z-Man Games, 2004
soup-preset-russian = Правила как в русском переводе издания Z-Man.
    .title = Русский перевод

soup-option-edition = Издание, которому следуют все параметры, оставленные «как в издании».
    .title = Издание
    .df1998 = Doris & Frank, третий тираж, 1998
    .df1997 = Doris & Frank, первый английский лист, 1997
    .zman2004 = Z-Man Games, 2004
    .russian = русский перевод издания Z-Man
soup-option-two-players = Как играть вдвоём: с третьей колонией, за которую никто не играет; с двумя колониями у каждого, из которых считается худшая; или с племенем из двух цветов у каждого. Только для двух игроков.
    .title = Игра вдвоём
    .dummy = третья колония дрейфует сама
    .two-colours = по две колонии, считается худшая
    .tribe = по племени из двух цветов
soup-option-fight-cubes = После проигранной схватки в фазе 1 погибшая амёба оставляет по кубику каждого цвета или ничего.
    .title = Кубики после проигранной схватки
    .edition = как в издании
    .one-each = по одному каждого цвета
    .none = никаких
soup-option-armor-at-limit = Амёба с панцирем, которую атака в фазе 5 довела до предела, гибнет сразу или в одной из следующих фаз 5.
    .title = Амёба с панцирем на пределе
    .edition = как в издании
    .dies-now = гибнет сразу
    .dies-later = гибнет позже
soup-option-armor-guards = Панцирь защищает только от чужих колоний или и от своей «Борьбы за выживание».
    .title = Панцирь защищает
    .foes = только от чужих колоний
    .all = и от своей колонии
soup-option-predecessors = Продвинутый ген исключает только ген, отданный за него, или все свои основные гены.
    .title = Что исключает продвинутый ген
    .given-up = только отданный ген
    .all = все свои основные гены
soup-option-holding-clings-to = Цепкость позволяет уцепиться только за чужих амёб или за любых.
    .title = Цепкость: за кого уцепиться
    .edition = как в издании
    .foes = только за чужих амёб
    .anyone = за любых амёб
soup-option-dragged-carries = Амёба со щупальцем, уцепившись за другую, переносит кубики или нет.
    .title = Уцепившаяся амёба переносит кубики
    .edition = как в издании
soup-option-six-into-obstacle = При 6 можно выбрать направление с препятствием (амёба останется на месте) или нельзя.
    .title = При 6 — направление с препятствием
soup-option-second-attack = Повторная атака направлена на любую цель в клетке или на ту же самую.
    .title = Цель повторной атаки
    .any-target = любая в клетке
    .same-target = та же самая
soup-option-overpay-defect = При повреждении генов можно отдать больше генов, чем нужно, или нельзя.
    .title = Больше генов, чем нужно при повреждении
soup-option-beyond-ladder = За клеткой 51 лестница продолжается, или маркеры встают на её последнюю свободную клетку.
    .title = За клеткой 51
    .goes-on = лестница продолжается
    .stops = маркеры останавливаются
soup-option-predecessor-after-loss = После потери продвинутого гена основной можно купить снова или уже нельзя.
    .title = Основной ген после потери продвинутого
    .edition = как в издании
    .may-return = можно купить снова
    .never = купить уже нельзя
soup-option-reactions = Защиту и Бегство можно применить по разу за атаку или по разу за раунд.
    .title = Защита и Бегство
    .edition = как в издании
    .once-per-attack = раз за атаку
    .once-per-round = раз за раунд
soup-option-finish = Первая клетка зоны финиша; чем она раньше, тем короче игра.
    .title = Начало зоны финиша
soup-option-waste = Что происходит с кубиками, которые остаются после еды и гибели. Как в правилах: сразу лежат на клетке. Общая куча: в начале каждого раунда каждый кубик падает на случайную клетку. Позже: ждут на своей клетке до следующего раунда. Свой цвет: как в правилах, но кубики своего цвета тоже годятся в пищу.
    .title = Оставленные кубики
    .printed = сразу на клетке, как в правилах
    .common = общая куча, падают куда придётся
    .later = на той же клетке, но в следующем раунде (контроль)
    .own = амёбы едят и свой цвет

soup-plain = { $text }
soup-figure = ({ $name })

soup-fact-price = цена { $points }
soup-fact-mutation = мутации { $n }
soup-fact-pays = покрывает { $n } при повреждении генов
soup-fact-scores = считается за { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
soup-fact-copies = экземпляров ({ $players } игрока): { $n }
soup-fact-also = в других изданиях: { $names }
soup-fact-absent = в игре на { $players } игрока не участвует
soup-fact-environment = карта среды { $number }
soup-fact-in-deck = экземпляров в колоде: { $n }
soup-fact-gives-up = продвинутый: за него нужно отдать ген: { $gene }
soup-either = { $one } или { $other }
soup-log-dropped = { $side } отдают и ген «{ $gene }»
soup-contained = (в гене «{ $gene }»)
soup-gene-within = { $card } ({ $gene })
soup-of-one-colony = { $text } «Ваши» здесь — амёбы той колонии, у которой есть этот ген; другая ваша колония для неё чужая.
soup-changed = { $said } [{ $gene }: { $n }]
soup-at-most = { $n ->
    [0] { $said } [{ $gene }]
   *[other] { $said } [{ $gene }: не больше { $n }]
}
soup-at-least = { $said } [{ $gene }: не меньше { $n }]
soup-log-rolls-again = { $side } бросают ещё раз: ничья
soup-log-rolled-for-move = { $amoeba }: выпало { $number }
soup-log-no-drift = { $amoeba } остаётся на месте: дрейфа нет
soup-log-moved-nowhere = { $amoeba } остаётся, где была
soup-log-move-blocked = { $amoeba } не движется: мешает препятствие
soup-log-counts = { $amoeba }: выбран результат { $number }
soup-log-heads-for-obstacle = { $amoeba } направляется к препятствию
soup-log-heads = { $amoeba } направляется на { $direction }
soup-log-spared = { $side }: «{ $gene }» уменьшает повреждение генов на { $n }
soup-log-acted-for = Для { $amoeba } действует ген «{ $gene }»
soup-do-no-drift = остаться (дрейфа нет)
soup-ask-gene-for = { $side }: амёба { $amoeba }: { $what } («{ $gene }»)
soup-ask-failed-attack = { $side }: атака { $amoeba } на { $target } не удалась; { $what } («{ $gene }»)
soup-ask-lost-fight = { $side }: { $amoeba } проиграла схватку с { $attacker }; { $what } («{ $gene }»)
soup-picked = { $said } — выбрано { $n }, можно не больше { $most }
soup-picked-cubes = { $said } — уже выбрано: { $cubes } ({ $n }, можно не больше { $most })
soup-compass-number = { $number } ({ $meaning })
soup-compass-stay = на месте
soup-compass-blocked = { $direction }, препятствие
soup-compass-free = любое направление

soup-rule-setup = Подготовка
soup-rule-movement = Фаза 1: перемещение
soup-rule-feeding = Фаза 1: кормление
soup-rule-defects = Фаза 2: повреждение генов
soup-rule-new-genes = Фаза 3: новые гены
soup-rule-advanced = Бульонная энциклопедия: продвинутые гены
soup-rule-division = Фаза 4: деление
soup-rule-genes = Справочный буклет: гены
soup-rule-option = параметр этой партии

## Что в правилах сказано о еде, рядом с другими играми

soup-food-rules = Еда ходит по кругу: что оставила одна колония, съедает другая, а мёртвые кормят живых.
    .comes = В начале в каждой из 19 клеток лежит по 2 кубика каждого цвета. Дальше вся еда появляется от амёб: после еды и после гибели. Кубиков каждого цвета 55; если в запасе их нет, они не выкладываются.
    .eats = Каждая амёба сразу после своего движения ест кубики других цветов в своей клетке, но не своего. Первым ходит тот, кто ниже всех на лестнице.
    .needs = Порция целиком или ничего: вчетвером — по 1 кубику каждого из чужих цветов, втроём — 2 кубика одного цвета и 1 другого. Гены «Замещение», «Неприхотливость» и «Паразитизм» меняют состав порции.
    .kills = Кто не нашёл порции, получает повреждение; с 2 повреждениями (с геном «Долголетие» — с 3) амёба гибнет в фазе 5. Амёбы с генами «Борьба за выживание» и «Агрессия» убивают других.
    .left = Поевшая амёба оставляет в клетке 2 кубика своего цвета. Погибшая оставляет по 2 кубика каждого цвета, а убитая «Борьбой за выживание» — по 1.
    .stored = Ничего: вся еда лежит в бульоне открыто. Копить можно только очки: это деньги игры.
    .taken = Амёба, которой грозит голод, может с геном «Борьба за выживание» убить другую в своей клетке, и это заменит ей еду. С «Паразитизмом» ей нужно на кубик меньше, а владелец чужой амёбы в клетке платит очко.
    .displaced = Кто не платит за движение, того сносит течением, если нет препятствия. С «Цепкостью» амёба может остаться на месте или уцепиться за уходящую чужую.
    .scores = В каждом раунде — амёбы и гены: от 3 до 7 амёб дают от 1 до 6 шагов по лестнице, 3 и больше карт генов — от 1 до 4.
    .ends = После раунда, в котором чей-то маркер стоит в зоне финиша или открыта последняя карта среды, то есть не позже 10-го. Побеждает тот, кто впереди.
    .decides = Платить за движение или дрейфовать; какие кубики есть; какие гены купить и какие отдать из-за озона; сколько амёб добавить и куда.

# The sections of the rules page that say so, by their number or their title.
soup-food-sections =
    .comes = 4.1
    .eats = 4.3
    .needs = 4.3
    .kills = 4.8
    .left = 4.3
    .stored = 1
    .taken = 4.4
    .displaced = 4.3
    .scores = 4.9
    .ends = 4.10
    .decides = 4.2

## Что говорит о коробке её владелец

soup-box-environment = Карта среды { $card }
soup-box-environment-facts = дрейф и озоновый слой
soup-box-drift = дрейф
soup-box-ozone = озоновый слой
soup-box-copies = сколько их

## Из чего складывается оценка

soup-value-ladder = клетки на лестнице
soup-value-amoebas = доход от амёб
soup-value-genes = доход от генов
soup-value-colony = величина колонии
soup-value-points = запас очков
soup-value-ozone = мутации сверх озонового слоя
soup-value-mutations = мутации
soup-value-power = возможности генов
soup-value-meals = пища поблизости
soup-value-damage = здоровье амёб
