### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name
### $n (number) - how many, or which one

nim = Nim
nim-summary = A toy without cards: eat leaves, and be the one who eats the last.
nim-side = Player { $n }
nim-leaves = leaves
nim-turn = { $side }: how many leaves do you eat?
nim-chance = A die decides how many leaves grow
nim-over = Game over
nim-eat = { $n ->
    [one] eat { $n } leaf
   *[other] eat { $n } leaves
}
nim-why-fewer = { $n ->
    [one] only one leaf is left
   *[other] only { $n } leaves are left
}
nim-grew = { $n ->
    [one] { $n } leaf grows.
   *[other] { $n } leaves grow.
}
nim-ate = { $n ->
    [one] { $side } eats { $n } leaf.
   *[other] { $side } eats { $n } leaves.
}
