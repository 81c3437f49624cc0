overgrazed = Общий луг
overgrazed-summary = Один луг на всех, у каждого своё стадо. Трава отрастает из того, что осталось: либо наешься сегодня, либо будет что есть завтра.
overgrazed-side = Стадо { $n }
overgrazed-meadow = трава на лугу
overgrazed-deck = колода
overgrazed-hand = рука
overgrazed-animals = животные
overgrazed-eaten = съедено этим летом
overgrazed-evolve = { $side }: сыграйте карту с руки как новое свойство или откажитесь
overgrazed-graze = { $side }: выберите, сколько травы съест стадо (на лугу { $grass })
overgrazed-asked = { $side }: { $what } ({ $card })
overgrazed-chance = Решает случай
overgrazed-over = Игра окончена
overgrazed-none = без нового свойства
overgrazed-eat = { $n ->
    [0] ничего не есть
   *[other] съесть травы: { $n }
}
overgrazed-why-again = У вашего стада уже есть это свойство.
overgrazed-card = карту
overgrazed-summer = Начинается лето { $n }
overgrazed-supply = Травы на лугу: { $n }
overgrazed-drew = { $side } берёт из колоды: { $card }
overgrazed-evolved = { $side } получает новое свойство: { $card }
overgrazed-ate = { $side } съедает травы: { $n }
overgrazed-found = { $side } находит еду: { $n }
overgrazed-robbed = { $side } отнимает еду: { $n } (у кого: { $other })
overgrazed-grew = Выросло травы: { $n }
overgrazed-withered = Засохло травы: { $n }
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
overgrazed-frost = { $n ->
    [1] На кубике 1: будет ещё одно лето
    [2] На кубике 2: будет ещё одно лето
    [3] На кубике 3: будет ещё одно лето
   *[other] На кубике { $n }: это лето было последним
}
overgrazed-acted = { $side }: срабатывает свойство «{ $card }»
overgrazed-failed = Карта { $card } дала сбой и пропускается: { $why }
