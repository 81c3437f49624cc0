# Otwieranie i zapisywanie gier, po polsku.
open-opening = Otwieranie zapisanej partii
open-opening-at = { $done } z { $all } kroków
open-unfinished = Ta partia nie jest skończona. Przy oglądaniu dostępna jest też jej analiza
open-damaged = Ta zapisana gra jest uszkodzona
open-misfit = Tej zapisanej gry nie da się odtworzyć do końca
open-other-rules = W tę grę grano według innych zasad
open-what = { $game }, { $players }, { $actions ->
    [one] po { $actions } kroku
   *[other] po { $actions } krokach
}
open-said = { $text }
open-stays = Sam plik pozostanie bez zmian.
open-play-on = Graj dalej
open-play-kept = Graj dalej od tego, co ocalało
open-look = Tylko obejrzyj
open-no-last = Nie ma gry, w którą można grać dalej
open-no-step =
    { $file } ma { $actions ->
        [one] { $actions } krok
        [few] { $actions } kroki
       *[other] { $actions } kroków
    }, nie ma kroku { $step }; widać koniec
open-unknown-sitter = Nikt o nazwie „{ $word }” nie może tu grać, więc miejsce zajmuje bot zachłanny
open-listed = { $game }, { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroki
   *[many] { $actions } kroków
}
open-listed-kept = { $game }, { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroki
   *[many] { $actions } kroków
}, zapisana w trakcie gry
open-listed-over = { $game }, { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroki
   *[many] { $actions } kroków
}, rozegrana do końca

open-mod-title = Brakuje moda
open-mod-help = Wpisz, gdzie leży jego folder, albo upuść folder na to okno.
open-mod-folder = Folder brakującego moda
open-mod-hint = Ścieżka do folderu
open-mod-open = Otwórz z tym folderem
open-mod-other = W tym folderze jest mod { $found }, a potrzebny jest { $wanted }

open-save-title = Zapisz grę
open-with-mods = Razem z modami, dla kogoś, kto ich nie ma
open-save-file = Plik gry
open-save-hint = Ścieżka do pliku
open-save = Zapisz
open-replace = Zastąp
open-save-there = Plik o tej nazwie już istnieje. Jeśli to zapisana gra, zostanie zastąpiona.

open-left = Gra w dotychczasowej postaci jest zapisana: { $file }
open-not-left = Nie udało się zapisać gry w dotychczasowej postaci, więc nic się nie zmieniło: { $reason }
open-no-place = nie ma folderu na gry; najpierw zapisz grę pod własną nazwą

open-leave = { $game }: partia jeszcze trwa, a na tym komputerze nic jej samo nie przechowuje. Jeśli jej nie zapiszesz, przepadnie.
open-save-first = Najpierw zapisz…
open-leave-unsaved = Dalej bez zapisywania

open-browse = Przeglądaj…
open-browse-silent = W tym systemie nie otworzyło się okno wyboru plików: wpisz ścieżkę.
