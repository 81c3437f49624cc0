source-rulebook = как в правилах
source-inferred = по косвенным данным
source-assumed = допущение
source-unknown = здесь никто не знает
answer-yes = да
answer-no = нет
answer-done = готово
answer-number = { $n }
