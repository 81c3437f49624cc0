### Уроки и примеры, по-русски.

lesson-learn = Научиться: { $title }
lesson-examples = Посмотреть примеры
lesson-step = { $at } из { $all }
lesson-go-on = Дальше
lesson-show = Показать
lesson-leave = Выйти
lesson-next-chapter = Следующая глава
lesson-play = Играть
lesson-once-more = Ещё раз
lesson-chapter-end = Эта глава закончена.
lesson-end = «{ $title }»: конец.
lesson-wrong = В игре так можно. Но урок продолжается тем, что отмечено на столе.
lesson-not-saved = Урок не сохраняется.
lesson-broken = Этот урок нельзя показать: { $reason }
