# Карты, по-русски.
codex-search = Искать среди карт
codex-search-hint = Имя, текст, цена…
codex-source = Насколько достоверно
codex-any-source = любая достоверность
codex-origin = Из какого мода
codex-any-mod = из любого мода
codex-all-cards = Показать все
codex-count = карт: { $shown } из { $all }
codex-none = Таких карт нет. Попробуйте меньше слов или другой фильтр.
codex-close-card = Закрыть карту
codex-printed = как напечатано
codex-source-is = Текст и числа: { $source }
codex-doubt-is = С напечатанной картой её не сверяли. Текст и числа: { $source }
codex-word-of = В записях называется { $id }
codex-from-game = Входит в игру ({ $set })
codex-from-mod = Из мода { $id }
codex-changed-by = Изменили моды: { $id }

codex-mods = { $known ->
    [0] Карты модов
   *[other] Карты модов (показано { $on } из { $known })
}
codex-without-mods = Пока это не исправлено, карты показаны без модов.
codex-forget = Забыть
codex-forget-mod = Забыть { $path }
codex-forget-help = Эту папку больше не предлагать. В ней самой ничего не изменится.
codex-read-again = Прочитать заново
codex-read-again-help = Показать карты такими, каковы их файлы сейчас.
