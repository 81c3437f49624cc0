### Уроки и примеры, по-русски.

lesson-learn = Урок: «{ $title }»
lesson-resume = Продолжить «{ $title }»: глава { $at } из { $all }
lesson-examples = Посмотреть примеры
lesson-step = { $chapters ->
        [1] Шаг { $at } из { $all }
       *[other] Глава { $chapter } из { $chapters }, шаг { $at } из { $all }
    }
lesson-new-table = Для этой главы стол расставлен заново.
lesson-go-on = Дальше
lesson-plays = Автопросмотр
lesson-show = Показать
lesson-back = Шаг назад
lesson-leave = Выйти
lesson-next-chapter = Следующая глава
lesson-play = К настройке партии
lesson-once-more = Ещё раз
lesson-chapter-end = Глава пройдена. Следующая начнётся с новой ситуации.
lesson-end = Пройдено: «{ $title }».
lesson-wrong = В обычной игре так можно. А для урока сделайте то, что отмечено на столе.
lesson-not-saved = Урок не сохраняется.
lesson-broken = Этот урок нельзя показать: { $reason }
