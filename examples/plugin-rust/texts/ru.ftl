overgrazed = Общий луг
overgrazed-summary = Один луг на всех, у каждого своё стадо. Трава отрастает из того, что осталось: либо наешься сегодня, либо будет что есть завтра.
overgrazed-side = Стадо { $n }
overgrazed-meadow = трава на лугу
overgrazed-hand = рука
overgrazed-animals = животные
overgrazed-graze = { $n ->
    [2] { $side }: выберите новое свойство или сколько травы съест стадо (на лугу { $grass })
   *[other] { $side }: выберите, сколько травы съест стадо (на лугу { $grass })
}
overgrazed-asked = { $side }: { $what }
overgrazed-chance = Решает случай
overgrazed-over = Игра окончена
overgrazed-summer = Начинается лето { $n }
overgrazed-evolved = { $side } получает новое свойство: { $card }
overgrazed-ate = { $side } съедает травы: { $n }
overgrazed-grew = Выросло травы: { $n }
overgrazed-died = { $side }: { $n ->
    [one] { $n } животное умирает от голода
    [few] { $n } животных умирают от голода
   *[other] { $n } животных умирает от голода
}
overgrazed-born = { $side }: { $n ->
    [one] рождается { $n } детёныш
    [few] рождаются { $n } детёныша
   *[other] рождается { $n } детёнышей
}
overgrazed-acted = { $side }: срабатывает свойство «{ $card }»
overgrazed-failed = Карта { $card } дала сбой и пропускается: { $why }
