### Уроки и примеры, по-русски.

lesson-learn = Урок: «{ $title }»
lesson-resume = Продолжить «{ $title }»: глава { $at } из { $all }
lesson-examples = Посмотреть примеры
lesson-step = { $at } из { $all }
lesson-go-on = Дальше
lesson-plays = Автопросмотр
lesson-show = Показать
lesson-leave = Выйти
lesson-next-chapter = Следующая глава
lesson-play = Играть
lesson-once-more = Ещё раз
lesson-chapter-end = Глава пройдена.
lesson-end = Конец: «{ $title }».
lesson-wrong = В обычной игре так можно. А для урока сделайте то, что отмечено на столе.
lesson-not-saved = Урок не сохраняется.
lesson-broken = Этот урок нельзя показать: { $reason }
