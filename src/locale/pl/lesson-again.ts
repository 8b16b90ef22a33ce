import type { lessonAgain as english } from '../en/lesson-again.ts';
import type { Words } from '../keys.ts';

/** The first game: what the coach says when a line was not understood, in other words than before. */
export const lessonAgain = {
  'lesson.goal.other':
    'O wygranej decydują monety. Połowa gry już za nami. Wykorzystaj dobrze {turns, plural, one {swoją # turę} few {swoje # tury} many {swoje # tur} other {swoje # tury}}.',
  'lesson.coins.other': 'Monety są tajne. Naciśnij wskazany przycisk, żeby zobaczyć swoje.',
  'lesson.pick.other': 'Naciśnij wskazany przycisk. Dostaniesz rasę, zdolność i wszystkie ich żetony.',
  'lesson.enter.other':
    'Twojej rasy nie ma jeszcze na planszy. Naciśnij wskazany obszar: kosztuje {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'lesson.mountain.other': 'Góry bronią się same, więc te kosztują {cost}. Naciśnij wskazany obszar.',
  'lesson.tribe.other':
    'Na wskazanym obszarze ktoś mieszka. Zapłać {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}, a plemię zniknie.',
  'lesson.die.other':
    'Przy ostatnim ataku w turze możesz rzucić kością. Naciśnij wskazany obszar: {wins, plural, one {dobra jest # ścianka} few {dobre są # ścianki} many {dobrych jest # ścianek} other {dobre są # ścianki}} z 6.',
  'lesson.rolled.won.other': 'Wypadło {value}. Kość i twoje żetony razem pokryły cenę.',
  'lesson.rolled.lost.other':
    'Tym razem bez szczęścia: {value, plural, =0 {pusta ścianka} other {#}}. Nic nie tracisz: zatrzymujesz żetony.',
  'lesson.redeploy.other':
    'Wzmocnij obszar, który może zostać zaatakowany. Na każdym musi zostać żeton. Potem naciśnij „Koniec przegrupowania”.',
  'lesson.danger.other': 'Spójrz na znaki na swoich obszarach. Mówią, jak prawdopodobny jest atak.',
  'lesson.scored.other':
    'Policz obszary: każdy dał jedną monetę. Razem: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'lesson.scored.extra.other':
    'Coś dodała też twoja rasa lub zdolność. Z obszarami razem: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'lesson.scored.declined.other':
    'Wymierająca rasa nic nie robi, ale zarabia. Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'lesson.scored.declined.extra.other':
    'Po upadku obszary dają po monecie. Twoje dają nawet więcej: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'lesson.both.other':
    'Jedna wymiera, druga gra: zarabiają obie. Dostajesz {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'lesson.watch.other': 'To nie twoja tura. Teraz decyduje {rival}.',
  'lesson.watch.pick.other': '{rival} nie ma rasy i bierze nową.',
  'lesson.watch.ready.other': '{rival} bierze żetony do ręki, a na każdym obszarze zostawia jeden.',
  'lesson.watch.decline.other': '{rival} rezygnuje z rasy: to właśnie upadek. W następnej turze przyjdzie inna.',
  'lesson.watch.take.other':
    '{rival} zdobywa obszar. Kosztował {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'lesson.watch.attack.other':
    '{rival} chce twojego obszaru i płaci za niego {cost, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'lesson.watch.die.other': '{rival} ma za mało żetonów i próbuje rzutu kością.',
  'lesson.watch.move.other': '{rival} decyduje, których obszarów bronić.',
  'lesson.watch.coins.other':
    '{rival} kończy turę. Wypłata: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'lesson.lost.other':
    'Wyparto cię z twojej ziemi. {count, plural, one {Jeden żeton nie wróci} few {# żetony nie wrócą} many {# żetonów nie wróci} other {# żetonu nie wróci}}.',
  'lesson.choice.other': 'Ekspansja: atakujesz rasą, którą masz. Albo upadek: wymieniasz ją na inną.',
  'lesson.ready.other': 'Niech ta rasa gra dalej: naciśnij „Ekspansja”. Znów będziesz mieć pełną rękę żetonów.',
  'lesson.signs.other': 'Zobaczysz te znaki na planszy. Nic nie dają, chyba że twoja rasa lub zdolność mówi inaczej.',
  'lesson.attack.other': 'Naciśnij wskazany obszar gracza {rival}. Obrońcy podnoszą cenę do {cost}.',
  'lesson.attacked.other': 'Jednego obrońcy już nie ma. {rival} ustawi resztę gdzie indziej.',
  'lesson.attacked.lone.other': 'Stał tam tylko jeden żeton i już go nie ma. {rival} ma ich teraz mniej.',
  'lesson.only.other': 'W tej turze albo ekspansja, albo upadek. Tylko zdolność Krzepkie pozwala na jedno i drugie.',
  'lesson.decline.other':
    'Tej rasie brak już sił. Naciśnij „Upadek”. Zostaje po żetonie na obszar, reszta schodzi z planszy.',
  'lesson.one.other': 'Stare rasy się nie gromadzą. Gdy nowa upadnie, ta zejdzie z planszy.',
  'lesson.pay.other':
    'Więcej żetonów zdobędzie więcej obszarów. Tyle ich ({many}) jest warte {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'lesson.again.other': 'Zacznij od wskazanego obszaru przy brzegu. Nie atakuj własnej starej rasy.',
  'lesson.sweep.other': 'Masz jeszcze żetony. Naciśnij wskazany obszar.',
  'lesson.last.other': 'Po tej turze policzymy monety. Naciśnij „Ekspansja” i niczego nie oszczędzaj.',
  'lesson.end.other': 'Nieważne już, gdzie stoją żetony. Naciśnij „Koniec przegrupowania”.',
  'lesson.pickAny.other': 'Weź dowolny zestaw. Każdy nad nim kosztuje cię monetę.',
  'lesson.pickAny.again.other': 'Znów potrzebujesz rasy. Górny zestaw jest za darmo.',
  'lesson.readyAny.other': 'Atakuj rasą, którą masz, albo z niej zrezygnuj. Wybór należy do ciebie.',
  'lesson.gone.other': 'Z tej rasy nic nie zostało. Naciśnij „Upadek”, potem wybierz nową.',
  'lesson.more.other': 'Każda liczba mówi, ile kosztuje obszar. Naciśnij wskazany albo inny.',
  'lesson.more.last.other': 'Żetony, które ci zostaną, nie dadzą monet. Naciśnij wskazany obszar.',
  'lesson.rollAny.other':
    'Masz za mało żetonów, ale kość może pomóc. {wins, plural, one {Dobra jest # ścianka} few {Dobre są # ścianki} many {Dobrych jest # ścianek} other {Dobre są # ścianki}} z 6.',
  'lesson.stop.other': 'Dla twoich żetonów nie ma już obszaru. Naciśnij „Zakończ podboje”.',
  'lesson.stop.hand.other': 'Wszystkie twoje żetony stoją na planszy. Naciśnij „Zakończ podboje”.',
  'lesson.stop.own.other': 'Możesz już atakować tylko własną starą rasę. Naciśnij „Zakończ podboje”.',
  'lesson.stop.may.other': 'Zostało jeszcze szczególne działanie. Użyj go albo naciśnij „Zakończ podboje”.',
  'lesson.ghouls.other': 'Ta stara rasa działa nawet teraz, przed nową. Na koniec naciśnij „Zakończ podboje”.',
  'lesson.spread.other': 'Masz żetony, które muszą gdzieś stanąć. Naciśnij + przy obszarze albo „Rozłóż resztę”.',
  'lesson.spread.last.other': 'Pozostałe żetony mogą stać gdziekolwiek. Naciśnij „Rozłóż resztę”.',
  'lesson.deploy.other': 'Coś nie jest jeszcze na swoim miejscu. Lista twoich obszarów mówi co.',
  'lesson.redeploy.again.other': 'Pomyśl, skąd może przyjść atak. Potem naciśnij „Koniec przegrupowania”.',
  'lesson.redeploy.still.other': 'Teraz nic nie da się przesunąć. Naciśnij „Koniec przegrupowania”.',
  'lesson.withdrawal.other': 'Część żetonów przetrwała atak gracza {rival}. Postaw je przyciskiem „Rozłóż resztę”.',
  'lesson.withdrawal.done.other': 'Nie ma już nic do postawienia. Naciśnij „Jednostki rozstawione”.',
  'lesson.treaty.other': 'Wskaż gracza, który ma cię potem nie atakować. Albo wybierz „Bez traktatu”.',
  'lesson.stout.other': 'Zdolność pozwala ci już teraz zrezygnować z tej rasy. W następnej turze wybierzesz inną.',
} satisfies Words<typeof english>;
