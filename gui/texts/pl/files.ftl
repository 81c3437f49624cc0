files-no-home = System nie wskazuje folderu na ustawienia i gry, więc nic nie jest zapisywane
files-prefs-unread = Nie udało się odczytać ustawień z { $file }: { $reason }. Użyto zwykłych
files-prefs-damaged = Nie udało się zrozumieć ustawień. Użyto zwykłych; stary plik nazywa się teraz { $file }
files-unwritten = Nie udało się zapisać { $file }: { $reason }
