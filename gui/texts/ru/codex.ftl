# Карты, по-русски.
codex-search = Искать среди карт
codex-search-hint = Имя, текст, цена…
codex-source = Насколько достоверно
codex-any-source = любая достоверность
codex-origin = Из какого мода
codex-any-mod = из любого мода
codex-all-cards = Показать все
codex-count = карт: { $shown } из { $all }
codex-close-card = Закрыть карту
codex-printed = как напечатано
codex-source-is = Текст и числа: { $source }
codex-word-of = В записях называется { $id }
codex-from-mod = Из мода { $id }
