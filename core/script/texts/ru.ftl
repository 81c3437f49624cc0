source-rulebook = как в правилах
source-inferred = по косвенным данным
source-assumed = допущение
