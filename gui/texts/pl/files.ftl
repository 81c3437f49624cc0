files-no-home = System nie wskazuje folderu na ustawienia i gry, więc nic nie jest zapisywane
files-prefs-unread = Nie udało się odczytać ustawień z { $file }: { $reason }. Użyto zwykłych
files-prefs-damaged = Nie udało się zrozumieć ustawień. Użyto zwykłych; stary plik nazywa się teraz { $file }
files-unwritten = Nie udało się zapisać { $file }: { $reason }
files-no-saved-game = { $file } nie jest zapisaną grą albo jest uszkodzony; plik pozostaje bez zmian
files-spared = { $file } to plik, z którego uratowano grę; pozostaje bez zmian. Wybierz inną nazwę
