import type { showcase as english } from '../en/showcase.ts';
import type { Words } from '../keys.ts';

/** Pokaz: co się dzieje i dlaczego, dla kogoś, kto przechodzi obok. */
export const showcase = {
  'showcase.label': 'Small World: stół gra sam',
  'showcase.leave': 'Opuść pokaz',
  'showcase.fault': 'Niezrozumiały fragment adresu został pominięty: {words}',
  'showcase.failed': 'Coś poszło nie tak. Następna gra zacznie się za chwilę.',
  'showcase.lost': 'Obraz zaraz wróci; tymczasem plansza z góry.',
  'showcase.title': 'Small World',
  'showcase.title.text': 'Baśniowe ludy podbijają świat za mały dla nich wszystkich.',
  'showcase.title.game':
    '{players, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}}, {rounds, plural, one {# tura gry} few {# tury gry} many {# tur gry} other {# tury gry}}, {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}. Wygrywa ten, kto na końcu ma najwięcej monet.',
  'showcase.title.opponent': '{level}',
  'showcase.title.made':
    'Nieoficjalne dzieło fanów. Autorem gry jest Philippe Keyaerts, wydawcą Days of Wonder, do którego należy znak towarowy.',
  'showcase.round': 'Tura gry {round} z {rounds}',
  'showcase.race': 'Monety zdobyte do tej pory',
  'showcase.race.lead': 'na czele',
  'showcase.race.turn': 'teraz gra',
  'showcase.race.none': 'zaraz wybierze nową rasę',
  'showcase.race.declined': '{race}, rasa wymierająca',
  'showcase.result':
    '{seats} {count, plural, one {wygrywa} few {wygrywają wspólnie} many {wygrywają wspólnie} other {wygrywają wspólnie}}',
  'showcase.result.coins': 'wynik: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'showcase.result.tie': 'Remis rozstrzygają żetony na planszy: {tokens}.',
  'showcase.result.next': 'Następna gra zacznie się za chwilę.',

  'showcase.what.pickCombo':
    '{seat} wybiera zestaw {combo}{cost, plural, =0 { ze szczytu kolumny, za darmo} one { i kładzie monetę na pominiętym zestawie} few { i kładzie po monecie na # pominiętych zestawach} many { i kładzie po monecie na # pominiętych zestawach} other { i kładzie po monecie na # pominiętych zestawach}}{collected, plural, =0 {} one {; zabiera też monetę z wybranego} few {; zabiera też # monety z wybranego} many {; zabiera też # monet z wybranego} other {; zabiera też # monety z wybranego}}.',
  'showcase.what.readyTroops':
    '{seat} bierze z powrotem do ręki {count} {race_acc}, na każdym obszarze zostawia jeden żeton i rusza na dalsze podboje.',
  'showcase.what.abandoned': '{seat} porzuca {region_acc}, by użyć żetonów gdzie indziej.',
  'showcase.what.conquer':
    '{race} ({seat}) zdobywają {region_acc}: {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}{parts, select, none {} other { ({parts})}}.{from, select, none {} other { Obszar należał do: {from}.}}',
  'showcase.cost.line': '{what} {amount}',
  'showcase.what.taken':
    '{race} ({seat}) zdobywają {region_acc} dzięki szczególnej zdolności: {by}.{from, select, none {} other { Obszar należał do: {from}.}}',
  'showcase.what.roll': '{seat} rzuca kością przed wyborem celu ataku.',
  'showcase.what.roll.shows':
    'Na kości {value, plural, =0 {pusta ścianka: tym razem nie pomoże} other {#: o tyle żetonów tańszy jest następny obszar}}.',
  'showcase.what.finalRoll':
    'Ostatni rzut: {race} ({seat}) chcą zdobyć {region_acc}, lecz brakuje im {short, plural, one {# żetonu} few {# żetonów} many {# żetonów} other {# żetonu}}. Resztę musi nadrobić kość.',
  'showcase.what.finalRoll.won': 'Na kości {value, plural, =0 {pusta ścianka} other {#}}: {region} – obszar zdobyty!',
  'showcase.what.finalRoll.lost':
    'Na kości {value, plural, =0 {pusta ścianka} other {#}}: {region} – obszar się broni.',
  'showcase.what.redeploy':
    '{seat} rozstawia jednostki: {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} na {regions, plural, one {# obszarze} few {# obszarach} many {# obszarach} other {# obszaru}}.',
  'showcase.what.redeploy.stay': '{seat} zostawia jednostki tam, gdzie stoją.',
  'showcase.what.treaty':
    '{seat} proponuje pokój: póki {seat} nie zagra znowu, {bound} nie może swoją aktywną rasą atakować aktywnej rasy tego gracza.',
  'showcase.what.score':
    '{seat} {amount, plural, =0 {nic nie dostaje} one {dostaje # monetę} few {dostaje # monety} many {dostaje # monet} other {dostaje # monety}}.',
  'showcase.what.phase': '{seat}: {phase}.',
  'showcase.what.stout': '{seat} ma już monety za tę turę i może jeszcze ogłosić upadek rasy.',
  'showcase.what.withdrawal':
    'Wyparte jednostki ({seat}) znajdują miejsce: {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} na {regions, plural, one {# obszarze} few {# obszarach} many {# obszarach} other {# obszaru}}.',
  'showcase.what.decline': '{seat} ogłasza upadek {race_gen}: żetony, które zostają na mapie, zamieniają się w kamień.',

  'showcase.why.better':
    'Dlaczego? {seat} ocenia, że to o {gain, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} lepsze niż drugi najlepszy ruch: „{other}”.',
  'showcase.why.even': 'Dlaczego? {seat} ocenia, że nic nie jest lepsze; tyle samo daje ruch „{other}”.',
  'showcase.why.searched':
    'Dlaczego? Myśląc o wielu turach naprzód, {seat} najczęściej wraca do tego ruchu: w {share, number, percent} przypadków.',
  'showcase.why.odds':
    'Dlaczego warto próbować? {wins, plural, one {Wystarczy jedna ścianka z sześciu} few {Wystarczą # ścianki z sześciu} many {Wystarczy # ścianek z sześciu} other {Wystarczy # ścianki z sześciu}}, a porażka nic nie kosztuje.',
  'showcase.why.regions':
    'Dlaczego? Moneta za każdy zajęty obszar: {count}{bonus, plural, =0 {} one {, i jeszcze # z premii rasy i zdolności} few {, i jeszcze # z premii rasy i zdolności} many {, i jeszcze # z premii rasy i zdolności} other {, i jeszcze # z premii rasy i zdolności}}.',

  'showcase.rule.pickCombo': 'Każda rasa ma zdolność i liczbę żetonów. Górny zestaw jest za darmo.',
  'showcase.rule.readyTroops': 'Co turę: albo dalsze podboje, albo upadek rasy.',
  'showcase.rule.ghouls': 'Mimo upadku walczą dalej.',
  'showcase.rule.conquer': 'Obszar wymaga dwóch żetonów i po jednym więcej za wszystko, co na nim stoi.',
  'showcase.rule.finalRoll': 'Raz na turę, gdy brakuje żetonów, kość może pomóc zdobyć ostatni obszar.',
  'showcase.rule.redeploy': 'Dlaczego? Im więcej żetonów na obszarze, tym trudniej je wyprzeć.',
  'showcase.rule.treaty': 'Pokój trwa jedną turę gry.',
  'showcase.rule.score': 'Każdy zajęty obszar daje monetę temu, kto go zajmuje.',
  'showcase.rule.stout': 'Inne rasy tracą na upadek całą turę.',
  'showcase.rule.withdrawal': 'Kto traci obszar, traci jeden żeton; pozostałe się wycofują.',
  'showcase.rule.decline':
    'Dlaczego? W końcu żetonów jest za mało. Obszary dalej dają monety, a w następnej turze przyjdzie nowa rasa.',
  'showcase.rule.handOver': 'Podbij, rozstaw się, weź monety: potem gra następny.',
  'showcase.rule.gameOver': 'Wygrywa ten, kto ma najwięcej monet.',
} satisfies Words<typeof english>;
