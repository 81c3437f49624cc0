-- On an own tile an element is removed and a species eliminated: an opponent's, or else an own one.
return {
    id = "omnivore",
    icon = "knife-fork",
    name = { en = "Omnivore", ru = "Всеядные виды", pl = "Wszystkożerność" },
    text = {
        en = [[Choose a tile that you occupy. Remove 1 element from it, if one touches it, and eliminate 1 opposing species there; if
            there is none, 1 of your own.]],
        ru = [[Выберите занятый вами тайл. Уберите с него 1 жетон источника пищи, если он есть, и уничтожьте там 1 вид соперника; если
            соперников нет — 1 свой вид.]],
        pl = [[Wybierz zajęty przez siebie kafel. Usuń z niego 1 żeton zasobu, jeśli jakiś go dotyka, oraz 1 gatunek przeciwnika; jeśli
            przeciwników tam nie ma, 1 własny.]],
    },
    says = {
        tile = {
            en = "where your species eat everything",
            ru = "где ваши виды съедят всё подряд",
            pl = "gdzie twoje gatunki jedzą wszystko",
        },
        element = { en = "which element is eaten", ru = "какой источник пищи будет съеден", pl = "który zasób zostaje zjedzony" },
        victim = { en = "whose species is eaten", ru = "чей вид будет съеден", pl = "czyj gatunek zostaje zjedzony" },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local tiles = g:tiles()
        if #tiles == 0 then
            return
        end
        local tile = g:choose_tile("tile", tiles)
        local element = g:choose_token_of("element", tile)
        if element then
            g:remove(element)
        end
        local opponents = g:opponents_at(tile)
        if #opponents > 0 then
            g:eliminate(tile, g:choose_animal("victim", opponents), 1)
        else
            g:eliminate(tile, nil, 1)
        end
    end,
}
