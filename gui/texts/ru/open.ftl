# Открыть и сохранить игру, по-русски.
open-opening = Сохранённая партия открывается
open-opening-at = { $done } из { $all } действий
open-unfinished = Эта партия не окончена. При просмотре доступен и её разбор
open-damaged = Эта сохранённая игра повреждена
open-misfit = Эту сохранённую игру не удаётся повторить до конца
open-other-rules = В эту игру играли по другим правилам
open-what = { $game }, { $players }, { $actions ->
    [one] сделано { $actions } действие
    [few] сделано { $actions } действия
   *[many] сделано { $actions } действий
}
open-said = { $text }
open-stays = Сам файл останется как есть.
open-play-on = Играть дальше
open-play-kept = Играть с того, что сохранилось
open-look = Только посмотреть
open-no-last = Нет игры, которую можно продолжить
open-no-step =
    в { $file } { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }, действия { $step } нет; показан конец
open-unknown-sitter = Никто по имени «{ $word }» здесь играть не может, поэтому место занимает жадный бот
open-listed = { $game }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
open-listed-kept = { $game }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, записано по ходу игры
open-listed-over = { $game }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, сыграна до конца

open-mod-title = Не хватает мода
open-mod-help = Напишите, где лежит его папка, или бросьте папку в это окно.
open-mod-folder = Папка мода
open-mod-hint = Путь к папке
open-mod-open = Открыть с этой папкой
open-mod-other = В этой папке лежит мод { $found }, а нужен { $wanted }

open-save-title = Сохранить игру
open-with-mods = Вместе с модами, для тех, у кого их нет
open-save-file = Файл для игры
open-save-hint = Путь к файлу
open-save = Сохранить
open-replace = Заменить
open-save-there = Файл с таким именем уже есть. Если это сохранённая игра, она будет заменена.

open-left = Игра, какой она была до сих пор, сохранена: { $file }
open-not-left = Игру, какой она была до сих пор, сохранить не удалось, поэтому ничего не изменилось: { $reason }
open-no-place = для игр нет папки; сначала сохраните игру под своим именем

open-leave = { $game }: партия ещё идёт, а на этом компьютере она сама не сохраняется. Если её не сохранить, она пропадёт.
open-save-first = Сначала сохранить…
open-leave-unsaved = Дальше без сохранения

open-browse = Обзор…
open-browse-silent = Окно выбора файлов на этом компьютере не открылось: напишите путь.
