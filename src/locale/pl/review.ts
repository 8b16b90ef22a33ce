import type { review as english } from '../en/review.ts';
import type { Words } from '../keys.ts';

/** Analiza skończonej gry i ile było w niej szczęścia. */
export const review = {
  'review.intro':
    'Najsilniejszy poziom ogląda każdą decyzję: co sam by zrobił i ile by to dało. Wie tylko tyle, ile mógł wtedy wiedzieć gracz.',
  'review.begin': 'Zacznij analizę',
  'review.goOn': 'Kontynuuj',
  'review.stop': 'Zatrzymaj',
  'review.reading': 'Wczytywanie gry…',
  'review.working': 'Decyzja {now} z {all}…',
  'review.held': 'Zatrzymano po {done} z {all} decyzji. To, co znaleziono, zostaje.',
  'review.resumed':
    'Analiza została przerwana po {done} z {all} decyzji. Nic nie przepadło: idzie dalej od tego miejsca.',
  'review.failed': 'Analiza sama się zatrzymała. To, co znaleziono, zostaje; kontynuuj, by spróbować jeszcze raz.',
  'review.unreadable': 'Tej gry nie da się tu odtworzyć, więc nie można jej analizować.',
  'review.unkept': 'Tego, co znaleziono, nie udało się zapisać z grą: zostaje do zamknięcia strony.',
  'review.done': 'Obejrzane decyzje: {all}, czyli wszystkie.',
  'review.whose': 'Czyje decyzje',
  'review.whose.people': 'Ludzi',
  'review.whose.all': 'Wszystkich',
  'review.figures': 'W liczbach',
  'review.list': 'Co byłoby lepsze',
  'review.order': 'Najpierw to, co kosztowało najwięcej.',
  'review.none': 'Nic, co na pewno kosztowało monety: dobra gra!',
  'review.noneYet': 'Na razie nic, co na pewno kosztowało monety.',
  'review.even': 'Decyzje równie dobre jak każda inna, na ile pozwala to ocenić przypadek: {count}.',
  'review.show': 'Pokaż',
  'review.try': 'Wypróbuj',
  'review.when': 'Tura gry {round}, {seat}',
  'review.combo':
    'Zestaw {better} zamiast {made}: to dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.early':
    'Jeszcze jedna tura z rasą {race} – to dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.late':
    'Upadek {race_gen} już wtedy – to dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.instead':
    '{better} zamiast: {made}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.more':
    'Podbić jeszcze: {better}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.fewer':
    'Zostawić w spokoju: {made}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.notDared':
    'Ostatni rzut ({region}) dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej. Dobre ścianki z sześciu: {wins}.',
  'review.dared':
    'Bez ostatniego rzutu ({region}): to dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej. Dobre ścianki z sześciu: {wins}.',
  'review.elsewhere':
    'Ostatni rzut: {region} zamiast {made}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.troops':
    'Więcej wojsk: {better}. Mniej: {made}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.guarded':
    'Więcej wojsk: {better}. To dałoby około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} więcej.',
  'review.figure': '{cost} ± {error} monet przewagi, dograne gry: {games}',
  'review.care': 'Staranność',
  'review.care.much': '{seat}: prawie nic nie przepadło.',
  'review.care.some': '{seat}: dobra gra, było jeszcze trochę do wzięcia.',
  'review.care.little': '{seat}: było więcej do wzięcia, lista mówi gdzie.',
  'review.care.figure':
    '{seat}: {share} tego, co dałyby najlepsze decyzje ({costly} z {decisions} kosztowało {lost} ± {error} monet)',
  'review.limits': 'Regiony porzucone przed podbojami ani traktaty nie są oceniane.',
  'review.within': '± mówi, gdzie leży prawdziwa liczba 95 razy na 100.',
  'luck.title': 'Ile było w tym szczęścia?',
  'luck.begin': 'Zważ szczęście',
  'luck.intro':
    'Monety, które przypadek dał ponad średnią, oraz ta sama gra rozegrana {all} razy przez Najeźdźców z innymi rzutami.',
  'luck.working': 'Rozegrano ponownie: {played} z {all}…',
  'luck.table': 'Monety ponad średnią',
  'luck.player': 'Gracz',
  'luck.dice': 'Kość',
  'luck.stacks': 'Zestawy na stole',
  'luck.attacks': 'Ataki',
  'luck.sum': 'Razem',
  'luck.good':
    '{seat}: szczęście, około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} ponad średnią.',
  'luck.bad':
    '{seat}: pech, około {coins, plural, one {# monety} few {# monet} many {# monet} other {# monety}} poniżej średniej.',
  'luck.even': '{seat}: ani szczęścia, ani pecha, o których warto mówić.',
  'luck.again':
    'Najeźdźcy, wszyscy równie silni, rozegrali ten rozkład {played} razy z innymi rzutami. Na miejscu gracza {seat} wygranych było {wins}.',
  'luck.often': 'Sam rozkład i miejsce często by więc wystarczyły.',
  'luck.always': 'Sam rozkład i miejsce wystarczyłyby więc prawie zawsze.',
  'luck.seldom': 'Rozkład i miejsce nie tłumaczą więc wygranej.',
  'luck.share': 'Na dłuższą metę od {low} do {high}; czystym trafem {fair}.',
  'luck.apart': 'To, co wyżej, dotyczy gry tak, jak ją rozegrano; tutaj chodzi o sam rozkład, ktokolwiek gra.',
  'luck.two': 'Przy dwóch graczach nie ma kogo innego atakować, więc ataki nie liczą się jako szczęście.',
  'luck.limits': 'To, co inni zostawiają na stole i kogo atakują, zależy też od nich, nie tylko od szczęścia.',
} satisfies Words<typeof english>;
