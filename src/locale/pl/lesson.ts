import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says, in sentences of at most a dozen words, and how the lesson is steered. */
export const lesson = {
  'lesson.goal':
    'Cel gry: mieć na koniec najwięcej monet. Zaczynamy w połowie. Masz {turns, plural, one {# turę} few {# tury} many {# tur} other {# tury}}.',
  'lesson.coins': 'Nikt inny nie widzi twoich monet. Pokaże ci je wskazany przycisk.',
  'lesson.pick': 'Wybierz rasę i jej zdolność. Ich żetony są twoje. Górny zestaw jest za darmo.',
  'lesson.enter':
    'Wkrocz od brzegu na wskazany obszar. Kosztuje {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'lesson.mountain': 'Teraz góry. Podnoszą cenę o jeden żeton: razem {cost}.',
  'lesson.tribe': 'Tu mieszka Zagubione Plemię. Podnosi cenę o jeden żeton: razem {cost}.',
  'lesson.die':
    'Za mało żetonów? Kość może dodać brakujące, ale tylko przy ostatnim ataku. Tutaj {wins, plural, one {wygrywa # ścianka} few {wygrywają # ścianki} many {wygrywa # ścianek} other {wygrywa # ścianki}} z 6.',
  'lesson.rolled.won': 'Na kości {value}. Z twoimi żetonami to wystarczy. Obszar jest twój.',
  'lesson.rolled.lost': 'Na kości {value, plural, =0 {pusta ścianka} other {#}}. To za mało. Żetony zostają twoje.',
  'lesson.redeploy':
    'Teraz zadbaj o obronę: przesuwaj żetony między swoimi obszarami. − zdejmuje jeden, + stawia jeden. Potem naciśnij „Koniec przegrupowania”.',
  'lesson.danger': 'Znak z „!”, „?” lub szansą ostrzega: tam mogą cię zaatakować.',
  'lesson.scored':
    'Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}: po jednej za każdy swój obszar.',
  'lesson.scored.extra':
    'Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. Po jednej za obszar i trochę od rasy lub zdolności.',
  'lesson.scored.declined':
    'Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. Wymierająca rasa wciąż daje po jednej za obszar.',
  'lesson.scored.declined.extra':
    'Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}. Po jednej za obszar i coś więcej, nawet po upadku.',
  'lesson.both':
    'Zarobiły obie twoje rasy, nowa i stara: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}!',
  'lesson.watch': 'Teraz gra {rival}. Tu przeczytasz, co się dzieje.',
  'lesson.watch.pick': '{rival} wybiera rasę i jej zdolność.',
  'lesson.watch.ready': '{rival} zbiera żetony do nowych ataków. Na każdym obszarze zostaje jeden.',
  'lesson.watch.decline': '{rival} ogłasza upadek rasy. Rasa zostaje i nadal zarabia, ale już nie atakuje.',
  'lesson.watch.take':
    '{rival} zajmuje obszar {cost, plural, one {# żetonem} few {# żetonami} many {# żetonami} other {# żetonu}}.',
  'lesson.watch.attack':
    '{rival} atakuje cię {cost, plural, one {# żetonem} few {# żetonami} many {# żetonami} other {# żetonu}}.',
  'lesson.watch.die': '{rival} rzuca kością o ostatni obszar.',
  'lesson.watch.move': '{rival} przesuwa żetony między obszarami.',
  'lesson.watch.coins':
    '{rival} dostaje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} za tę turę.',
  'lesson.lost':
    '{rival} zabiera ci ziemię. {count, plural, one {Jeden żeton przepada} few {# żetony przepadają} many {# żetonów przepada} other {# żetonu przepada}} na zawsze.',
  'lesson.choice': 'Odtąd każda tura zaczyna się od wyboru: ekspansja albo upadek rasy.',
  'lesson.ready': 'Naciśnij „Ekspansja”. Na każdym obszarze zostaje żeton, reszta wraca do ręki.',
  'lesson.signs':
    'Kopalnia, źródło magii, jaskinia: same nic nie robią. Korzystają z nich tylko niektóre rasy i zdolności. Wskaż cokolwiek albo przytrzymaj palcem: przeczytasz, co to jest.',
  'lesson.attack': 'Teraz zaatakuj gracza {rival}. Każdy broniący żeton podnosi cenę o jeden. Tu potrzeba {cost}.',
  'lesson.attacked': '{rival} traci jeden żeton na zawsze. Pozostałe wycofują się na inne obszary.',
  'lesson.attacked.lone': 'Samotny obrońca przepada na zawsze. {rival} słabnie.',
  'lesson.only':
    'Upadek to zamiana rasy na inną. Możesz go ogłosić tylko teraz, na początku tury. Jedna zdolność, Krzepkie, pozwala na to także na końcu.',
  'lesson.decline':
    'Do ataku {spare, plural, one {został tylko # żeton} few {zostały tylko # żetony} many {zostało tylko # żetonów} other {zostało tylko # żetonu}}. Ogłoś upadek! Na każdym obszarze zostaje jeden i dalej zarabia.',
  'lesson.one': 'Masz teraz wymierającą rasę. Jest miejsce tylko na jedną. Następny upadek ją usunie.',
  'lesson.pay':
    'Każdy zestaw nad twoim wyborem kosztuje monetę, która na nim zostaje. Żetony: {many} za {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} czy {few} {loot, plural, =0 {za darmo} one {z # monetą} few {z # monetami} many {z # monetami} other {z # monety}}? Zapłać!',
  'lesson.again': 'Nowa rasa znów wkracza od brzegu. Oszczędź swoje stare obszary: wciąż dają monety.',
  'lesson.sweep': 'Zobacz, jak daleko zajdzie nowa rasa. Weź następny obszar.',
  'lesson.last': 'Twoja ostatnia tura! Naciśnij „Ekspansja” i bierz, co się da.',
  'lesson.end': 'To była twoja ostatnia tura: nieważne już, gdzie stoją żetony. Naciśnij „Koniec przegrupowania”.',
  'lesson.pickAny': 'Wybierz rasę i jej zdolność. Górny zestaw jest za darmo.',
  'lesson.pickAny.again': 'Wybierz nową rasę. Każdy zestaw nad twoim wyborem kosztuje monetę.',
  'lesson.readyAny': 'Ekspansja, by zdobyć więcej obszarów, albo upadek, by zacząć na nowo.',
  'lesson.gone': 'Twoja rasa nie ma już żetonów. Ogłoś upadek, a w następnej turze wybierz inną.',
  'lesson.more': 'Bierz dalej, póki masz żetony. Liczby to ceny, złote są najniższe.',
  'lesson.more.last': 'Nie ma na co oszczędzać. Weź następny obszar.',
  'lesson.rollAny':
    'Spróbuj tu rzucić kością: {wins, plural, one {wygrywa # ścianka} few {wygrywają # ścianki} many {wygrywa # ścianek} other {wygrywa # ścianki}} z 6.',
  'lesson.stop': 'Nic więcej nie zdobędziesz. Naciśnij „Zakończ podboje”.',
  'lesson.stop.hand': 'Nie ma już żetonów do ataku. Naciśnij „Zakończ podboje”.',
  'lesson.stop.own': 'W zasięgu są tylko twoje stare obszary. Naciśnij „Zakończ podboje”.',
  'lesson.stop.may': 'Twoja rasa lub zdolność może jeszcze działać. Albo naciśnij „Zakończ podboje”.',
  'lesson.ghouls': 'Twoja wymierająca rasa wciąż atakuje. Potem naciśnij „Zakończ podboje”.',
  'lesson.spread': 'Postaw żetony przyciskiem + tam, gdzie boisz się ataku. „Rozłóż resztę” zrobi to za ciebie.',
  'lesson.spread.last': 'Twoja ostatnia tura dobiega końca: postaw je gdziekolwiek. Naciśnij „Rozłóż resztę”.',
  'lesson.deploy': 'Spójrz na listę swoich obszarów. Trzeba jeszcze coś postawić albo zdjąć.',
  'lesson.redeploy.again': 'Broń tego, co ważne. Potem naciśnij „Koniec przegrupowania”.',
  'lesson.redeploy.still': 'Nie masz żetonów do przesunięcia. Naciśnij „Koniec przegrupowania”.',
  'lesson.withdrawal': '{rival} wypiera twoje żetony. Wracają: naciśnij „Rozłóż resztę”.',
  'lesson.withdrawal.done': 'Wszystkie twoje żetony stoją. Naciśnij „Jednostki rozstawione”.',
  'lesson.treaty': 'Kto ma zostawić cię w spokoju? Wybierz gracza albo „Bez traktatu”.',
  'lesson.stout': 'Monety za tę turę już masz. Możesz jeszcze ogłosić upadek rasy albo pozostawić ją aktywną.',
  'lesson.wait': 'Chwileczkę…',
  'lesson.yours': 'Twój ruch: graj, jak chcesz. „Powtórz” przywraca wskazówkę.',
  'lesson.at.region': 'Wskazany obszar: {region}.',
  'lesson.progress': 'Krok {step} z {steps}',
  'lesson.next': 'Dalej',
  'lesson.repeat': 'Powtórz',
  'lesson.repeat.hint': 'Powiedz innymi słowami i pokaż gdzie',
  'lesson.skip': 'Pomiń wskazówkę',
  'lesson.skip.hint': 'Dalej bez tej wskazówki: nikt nie zagra za ciebie',
  'lesson.leave': 'Opuść lekcję',
  'lesson.leave.hint': 'Gra toczy się dalej bez doradcy',
  'lesson.resume': 'Wróć do lekcji',
  'lesson.unknown': 'Tej lekcji tu nie ma. Gra toczy się dalej bez niej.',
  'lesson.won': 'Wygrywasz swoją pierwszą grę!',
  'lesson.shared': 'Remis: wygrana jest wspólna!',
  'lesson.beaten': '{rival} wygrywa. Ale teraz wiesz już, jak grać.',
  'lesson.learned': 'Umiesz atakować, rzucać kością, zdobywać monety, ogłaszać upadek i zaczynać na nowo.',
  'lesson.when': 'Kiedy upadek? Gdy wolnych żetonów jest mało, a przed tobą jeszcze dwie tury.',
  'lesson.real': 'Zagraj prawdziwą grę',
  'lesson.die.label': 'Co dałaby kość',
  'lesson.die.blank': 'pusta ścianka',
  'lesson.die.enough': 'wystarczy',
  'lesson.die.short': 'za mało',
} satisfies Words<typeof english>;
