# Karty, po polsku.
codex-search = Szukaj wśród kart
codex-search-hint = Nazwa, tekst, cena…
codex-source = Jak pewne
codex-any-source = obojętnie
codex-origin = Z którego moda
codex-any-mod = z dowolnego moda
codex-all-cards = Pokaż wszystkie
codex-count = karty: { $shown } z { $all }
codex-none = Nie ma takiej karty. Spróbuj mniej słów albo innego filtra.
codex-close-card = Zamknij kartę
codex-printed = jak wydrukowano
codex-source-is = Tekst i liczby: { $source }
codex-doubt-is = Nie porównano jej z drukowaną kartą. Tekst i liczby: { $source }
codex-word-of = W zapisach nazywa się { $id }
codex-from-game = Należy do gry ({ $set })
codex-from-mod = Z moda { $id }
codex-changed-by = Zmieniły mody: { $id }

codex-mods = { $known ->
    [0] Karty modów
   *[other] Karty modów (pokazane: { $on } z { $known })
}
codex-without-mods = Dopóki to nie zostanie naprawione, karty są pokazane bez modów.
codex-forget = Zapomnij
codex-forget-mod = Zapomnij { $path }
codex-forget-help = Ten folder nie będzie już proponowany. Nic się w nim nie zmieni.
codex-read-again = Wczytaj ponownie
codex-read-again-help = Pokazuje karty takie, jakie są teraz ich pliki.
