import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../keys.ts';

/** Pierwsza gra: co mówi doradca, najwyżej dwanaście słów w wierszu, i sterowanie lekcją. */
export const lesson = {
  'lesson.goal':
    'Jeden cel: najwięcej monet. Zaczynamy w połowie: masz {turns, plural, one {# turę} few {# tury} many {# tur} other {# tury}}.',
  'lesson.pick': 'Wybierz rasę z jej zdolnością. Górny zestaw jest za darmo.',
  'lesson.enter':
    'Wkrocz na wskazany obszar. Wymaga {cost, plural, one {# twojego żetonu} few {# twoich żetonów} many {# twoich żetonów} other {# twojego żetonu}}.',
  'lesson.mountain': 'Teraz góry. Kosztują o żeton więcej: {cost}.',
  'lesson.tribe': 'Zajmij ten obszar: Zagubione Plemię kosztuje o żeton więcej, {cost}.',
  'lesson.die':
    'Za mało? Zaryzykuj rzut (trzy puste ścianki, 1, 2, 3): {wins, plural, one {wygrywa # ścianka} few {wygrywają # ścianki} many {wygrywa # ścianek} other {wygrywa # ścianki}}.',
  'lesson.rolled.won': 'Na kości {value}: wystarczy! Obszar jest twój.',
  'lesson.rolled.lost': 'Na kości {value, plural, =0 {pusta ścianka} other {#}}: za mało. Żetony zostają twoje.',
  'lesson.redeploy': 'Strzeż granic: − zdejmuje żeton, + go stawia. Potem „Koniec przegrupowania”.',
  'lesson.scored':
    '{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}: po jednej za każdy twój obszar.',
  'lesson.scored.extra':
    '{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}: po jednej za obszar i premie twojej rasy.',
  'lesson.scored.declined':
    '{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}: wymierająca rasa wciąż daje po jednej za obszar.',
  'lesson.scored.declined.extra':
    '{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}: wymierająca rasa wciąż daje po jednej za obszar i premie.',
  'lesson.both':
    'Zarabiają obie twoje rasy: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w jednej turze!',
  'lesson.watch': 'Teraz gra {rival}. Zobacz, co zajmie.',
  'lesson.lost':
    '{rival} zabiera ci obszar: {count, plural, one {jeden żeton przepada} few {# żetony przepadają} many {# żetonów przepada} other {# żetonu przepada}} na zawsze.',
  'lesson.ready': 'Naciśnij „Ekspansja”: żetony wracają do ręki, prócz jednego na obszar.',
  'lesson.attack': 'Zaatakuj gracza {rival}: każdy obrońca podnosi koszt o jeden. Tu {cost}.',
  'lesson.attacked': '{rival} traci jeden żeton na zawsze; pozostałe się wycofują.',
  'lesson.attacked.lone': 'Samotny obrońca przepada na zawsze. {rival} słabnie.',
  'lesson.decline':
    'Tylko {spare, plural, one {# wolny żeton} few {# wolne żetony} many {# wolnych żetonów} other {# wolnego żetonu}}. Naciśnij „Upadek”: obszary nadal dają monety.',
  'lesson.pay':
    'Żetony: {many} za {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} czy {few} {loot, plural, =0 {za darmo} one {z # monetą} few {z # monetami} many {z # monetami} other {z # monety}}? Zapłać!',
  'lesson.again': 'Nowa rasa znów wkracza od brzegu. Oszczędź swoje stare obszary.',
  'lesson.sweep': 'Zobacz, jak daleko zajdzie nowa rasa! Bierz następny obszar.',
  'lesson.last': 'Twoja ostatnia tura! Wybierz ekspansję i bierz, co się da.',
  'lesson.end': 'Straże są już zbędne. Naciśnij „Koniec przegrupowania”.',
  'lesson.pickAny': 'Wybierz rasę z jej zdolnością. Górny zestaw jest za darmo.',
  'lesson.pickAny.again': 'Wybierz nową rasę. Każdy zestaw nad nią kosztuje monetę.',
  'lesson.readyAny': 'Ekspansja, by podbić więcej, albo upadek, by zacząć na nowo.',
  'lesson.gone': 'Nie ma już żetonów. Ogłoś upadek, potem wybierz nową rasę.',
  'lesson.more': 'Bierz dalej, póki masz żetony. Liczby to koszty.',
  'lesson.more.last': 'Nie ma już na co oszczędzać: bierz następny obszar.',
  'lesson.rollAny':
    'Spróbuj tu rzutu: {wins, plural, one {wystarczy # ścianka} few {wystarczą # ścianki} many {wystarczy # ścianek} other {wystarczy # ścianki}} z 6.',
  'lesson.stop': 'Nic więcej nie zdobędziesz. Zakończ podboje.',
  'lesson.stop.hand': 'W ręce nie ma już żetonów. Zakończ podboje.',
  'lesson.stop.own': 'W zasięgu są tylko twoje stare obszary. Zakończ podboje.',
  'lesson.stop.may': 'Twoja rasa lub zdolność może jeszcze działać. Albo naciśnij „Zakończ podboje”.',
  'lesson.ghouls': 'Twoja wymierająca rasa wciąż podbija. Potem zakończ jej podboje.',
  'lesson.spread': 'Postaw żetony przyciskiem + tam, gdzie grozi atak, albo naciśnij „Rozłóż resztę”.',
  'lesson.spread.last': 'Straże są już zbędne. Naciśnij „Rozłóż resztę”.',
  'lesson.deploy': 'Spójrz na jednostki: trzeba jeszcze coś postawić albo zdjąć z mapy.',
  'lesson.redeploy.again': 'Strzeż tego, co ważne, i naciśnij „Koniec przegrupowania”.',
  'lesson.redeploy.still': 'Nie masz wolnych żetonów na straże. Naciśnij „Koniec przegrupowania”.',
  'lesson.withdrawal': '{rival} zajmuje twój obszar. Ocalali wracają: naciśnij „Rozłóż resztę”.',
  'lesson.withdrawal.done': 'Twoje jednostki już stoją. Naciśnij „Jednostki rozstawione”.',
  'lesson.treaty': 'Kto ma zostawić cię w spokoju? Wybierz gracza albo „Bez traktatu”.',
  'lesson.stout': 'Monety za tę turę już masz. Upadek od razu czy jeszcze nie?',
  'lesson.wait': 'Chwileczkę…',
  'lesson.yours': 'Twój ruch: graj, jak chcesz. „Powtórz” przywraca wskazówkę.',
  'lesson.at.region': 'Wskazany obszar: {region}.',
  'lesson.progress': 'Krok {step} z {steps}',
  'lesson.next': 'Dalej',
  'lesson.repeat': 'Powtórz',
  'lesson.repeat.hint': 'Powiedz jeszcze raz i pokaż gdzie',
  'lesson.skip': 'Pomiń krok',
  'lesson.skip.hint': 'Dalej bez tej wskazówki: nikt nie zagra za ciebie',
  'lesson.leave': 'Opuść lekcję',
  'lesson.leave.hint': 'Gra toczy się dalej bez doradcy',
  'lesson.resume': 'Wróć do lekcji',
  'lesson.unknown': 'Tej lekcji tu nie ma. Gra toczy się dalej bez niej.',
  'lesson.won': 'Wygrywasz swoją pierwszą grę!',
  'lesson.shared': 'Remis: wygrana jest wspólna!',
  'lesson.beaten': '{rival} wygrywa. Ale teraz wiesz już, jak grać.',
  'lesson.learned':
    'Znasz już podbój, kość, przegrupowanie, monety, płatny wybór, upadek i dwie rasy zarabiające naraz.',
  'lesson.when': 'Kiedy upadek? Gdy wolnych żetonów jest mało, a przed tobą jeszcze co najmniej dwie tury.',
  'lesson.real': 'Zagraj prawdziwą grę',
} satisfies Words<typeof english>;
