pond = Пруд
pond-summary = Игрушечная игра для копирования: скрытые руки, тайный выбор, четыре карты-скрипта.
pond-side = Игрок { $n }
pond-food = еда
pond-feeding = пастьба и охота
pond-deck = колода
pond-hand = рука
pond-choose = { $side }: тайно выберите, как кормиться в этом раунде
pond-turn = { $side }: сыграйте карту или спасуйте
pond-order = { $side }: выберите, какая карта действует следующей в сумерках
pond-asked = { $side }: { $what } ({ $card })
pond-chance = Решает случай
pond-over = Игра окончена
pond-graze = пастись: взять 2 еды из пруда
pond-hunt = охотиться: взять 1 еду за каждого, кто пасётся
pond-pass = пас
pond-done = больше не нужно
pond-revealed = { $side }, выбор: { $what }
pond-hidden = карта
pond-drew = { $side } берёт: { $card }
pond-fed = { $side } берёт еду: { $n }
pond-filled = Еда в пруду: изменение на { $n }
pond-washed = { $side } теряет карту «{ $card }»: её смыло
pond-acted = { $side } играет: { $card }
pond-failed = Карта { $card } дала сбой и пропущена: { $why }

## Из чего складывается оценка

pond-value-food = еда
