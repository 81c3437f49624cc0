# The help of the program `clade`, English: what each command does stands beside its arguments in the code.

## Words of the frame

help-frame =
    .usage = Usage:
    .commands = Commands:
    .arguments = Arguments:
    .options = Options:
    .some-options = [OPTIONS]
    .some-command = [COMMAND]
    .default = [default:
    .print-help = Print help
    .print-version = Print version
    .help-command = Print this message or the help of the given subcommand(s)
    .examples = Examples:
    .codes =
        Exit codes: 0 done; 1 a law, a saved game or a scenario does not hold, or something could not be written; 2 a word or a file
        that cannot be used; 130 stopped by Ctrl-C.

## Examples

help-clade =
    .examples =
        clade                           choose a game and play, in a window if there is a screen
        clade play soup                 play in the terminal
        clade sim soup --help           what a command can do
help-games =
    .examples =
        clade games                     all games with their seats and options
        clade games marine --lang pl    one of them, in Polish
help-rules =
    .examples =
        clade rules soup                all of it
        clade rules soup 4.3            this section, which a refusal cites
        clade rules marine vent         the chapters in which this word occurs
help-cards =
    .examples =
        clade cards soup                all genes, to read
        clade cards soup Movement       only these
        clade cards soup speed --lua    the file of this card, to copy
        clade cards soup --mod my_mod   also those of a mod, as they stand in its files now
help-box =
    .examples =
        clade box soup                  what is not sure of this game
        clade box soup e05 drift=north ozone=7
        clade box marine annelids.events --as-shown
help-gui =
    .examples =
        clade gui                       the lobby
        clade gui my.clade              a saved game
        clade gui my.clade --at 120     the same, after 120 actions
help-play =
    .examples =
        clade play soup --seats 3                       you and two bots
        clade play marine --seats human,greedy,random   who sits where
        clade play soup -o finish=30 --mod my_mod       with an option and a mod
        clade play --last                               go on with the last game
        clade play --load my.clade                      go on with a saved game
help-replay =
    .examples =
        clade replay my.clade --at 120 --log            the table after 120 actions, and what led to it
        clade replay my.clade --verify                  does it still play as it was saved?
        clade replay my.clade --at 120 --save new.clade a new game that begins like this one
help-results =
    .examples =
        clade results                   by game and opponents: games, wins, best score
        clade results soup -n 30        one game, and the last thirty times
help-review =
    .examples =
        clade review my.clade                           where it was won and lost, and how much was luck
        clade review my.clade --seat 1 -n 10            your ten worst answers, with better ones
        clade review my.clade --level hard --json       thought through more often, for another program
help-sim =
    .examples =
        clade sim soup -n 1000 --seats greedy,random,random,random --rotate
        clade sim soup --seats 3 --json                 three random bots, for another program
help-whatif =
    .examples =
        clade replay my.clade --at 120 --as-scenario    what the table is called in the game's words
        clade whatif my.clade --at 120 --set 'bank.table = 9' what would come of it with so much food
        clade whatif my.clade --at 120 --answer done   with another answer
        clade whatif my.clade --at 120 --seat 1 -o gift=yes   as far as the first seat sees
        clade whatif my.clade --at 120 -o gift=yes -n 1000   with another rule from there on
help-rate =
    .examples =
        clade rate soup --seats random,greedy,normal -n 40
        clade rate marine -o length=quick --table 2 --seats greedy,normal,hard --until 50
        clade rate soup --seats greedy,hard --report 1.json --shard 1/2   the first of two machines
        clade rate --merge 1.json 2.json                what both found together
help-train =
    .examples =
        clade train soup -n 1000 --out soup-values
        clade train evolution --mod my_mod --tune 1000 --out my_mod-values   for games with your cards
        clade train marine -n 300 --tune 0 --out v --resume     goes on after a break, without trials
        clade train soup --judge values.toml            does this file make them better?
help-compare =
    .examples =
        clade compare                                   all games, greedy and random bots: numbers side by side
        clade compare soup evolution -n 200 --out food  two games; open food/report.html in a browser
        clade compare evolution --vs time-to-fly=yes    one game with and without an option, the same seeds
        clade compare soup --by seats                   what changes with the number of seats
        clade compare --out 2 --shard 2/8               the second of eight machines; after a break: clade compare --resume 2
        clade compare --merge 1 2 3 --out food          what all machines played, together
        clade compare --rules                           what the rulebooks say of food, side by side
help-bench =
    .examples =
        clade bench soup                                decisions a second, with a checksum
        clade bench soup --seconds 10                   for ten seconds
        clade bench soup --thinking                     how often bots think a decision through
        clade bench pond --plugin libpond.so            how much slower a game in a library is
help-check =
    .examples =
        clade check games/soup/scenarios                scenarios: files and folders
        clade check --battery soup --mod my_mod         all laws on random games with a mod
        clade check --battery soup -n 9999 --shard 2/8 --report 2.json   the second of eight machines; after a break with --resume
        clade check --merge 1.json 2.json 3.json        what all machines found together
        clade check --perft soup --depth 4              how many tables four answers lead to
        clade check --playthrough soup --at 12          one question of a random game, in full
help-mod =
    .examples =
        clade mod new my_mod --game soup      a folder with cards that work, to change them
        clade mod watch my_mod                checks and tests it each time a file is saved
        clade mod guide                       how a card is written
help-mod-new =
    .examples =
        clade mod new my_mod --game evolution          one card of each kind
        clade mod new my_mod --game soup --kind rule   only this kind
        clade mod new my_mod --game soup --types       renews the types for editors
help-mod-check =
    .examples =
        clade mod check my_mod                all errors, warnings and hints
        clade mod check my_mod --json         the same for programs
help-mod-test =
    .examples =
        clade mod test my_mod                 scenarios, laws, and what its cards did
        clade mod test my_mod -n 200          in more games: rare cards need them
help-mod-watch =
    .examples =
        clade mod watch my_mod -n 5           a few games are enough for a first look
help-mod-try =
    .examples =
        clade mod try my_mod                  a table where one of its cards can be used
        clade mod try my_mod --card explorer  this one
        clade mod try my_mod --window         in the window, which follows each saved file
help-mod-guide =
    .examples =
        clade mod guide                       how a card is written
        clade mod guide soup                  all that a card of the game may contain and call
        clade mod guide soup verbs            only this section
help-mod-lsp =
    .examples =
        clade mod lsp                         for an editor to start, not for a terminal
help-mod-pack =
    .examples =
        clade mod pack my_mod                 my_mod-0.1.clademod, checked
help-mod-install =
    .examples =
        clade mod install my_mod-0.1.clademod      from a file that somebody sent
        clade mod install my_mod                   from its folder
help-mod-list =
    .examples =
        clade mod list                        all that are installed
        clade mod list soup                   only those for this game
help-mod-info =
    .examples =
        clade mod info my_mod-0.1.clademod    before it is installed
        clade mod info my_mod                 one that is installed, or its folder
help-mod-enable =
    .examples =
        clade mod enable my_mod               installed mods take part from the start
help-mod-disable =
    .examples =
        clade mod disable my_mod              it stays installed, and --mod still finds it
help-mod-remove =
    .examples =
        clade mod remove my_mod               its folder is deleted
help-plugin =
    .examples =
        clade plugin list                     the libraries in the folder of plugins
        clade play ./libmy_game.so            a game by its library
        clade plugin trust ./libmy_game.so    load it into this program from now on
help-plugin-list =
    .examples =
        clade plugin list --plugins games     also those in this folder
help-plugin-info =
    .examples =
        clade plugin info ./libmy_game.so     its game, its hash, how it runs
help-plugin-try =
    .examples =
        clade plugin try ./libmy_game.so      before you play it, or while you write it
help-plugin-new =
    .examples =
        clade plugin new fenland              a game called fenland, in a folder of its own
        clade plugin new fenland --clade ../clade
help-plugin-trust =
    .examples =
        clade plugin trust ./libmy_game.so    only if you know where it comes from
help-plugin-untrust =
    .examples =
        clade plugin untrust ./libmy_game.so  it still plays, in a process of its own
help-completions =
    .examples =
        clade completions bash > ~/.local/share/bash-completion/completions/clade
        clade completions zsh                           for zsh
help-man =
    .examples =
        clade man > clade.1                             the page for the program
        clade man play > clade-play.1                   the page for one command
