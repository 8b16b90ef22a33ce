import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Tymczasem',
  'recap.close': 'Zamknij podsumowanie',
  'recap.more': 'Co rozważano',
  'recap.heard': 'Tura gracza {seat} w skrócie:',
  'recap.picked': 'Wybór: {combo}.',
  'recap.took': 'Zdobycze: {regions}.',
  'recap.failed': 'Rzut kością na próżno: {region}.',
  'recap.declined': 'Ogłoszono upadek rasy.',
  'recap.nothing': 'Żadnych zdobyczy.',
  'recap.lost': 'Twoje straty: {regions}.',
  'recap.scored': 'Wypłata: {amount, plural, =0 {nic} one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'rolled.won':
    'Na kości {value, plural, =0 {pusta ścianka} one {#} few {#} many {#} other {#}}: {region} – obszar zdobyty.',
  'rolled.lost':
    'Na kości {value, plural, =0 {pusta ścianka} one {#} few {#} many {#} other {#}}: {region} – obszar się broni.',
  'reason.none': 'Robi to, co trzeba.',
  'reason.wander': 'Idzie, gdzie chce, i liczy tylko z grubsza.',
  'reason.pick.free': 'Bierze górny zestaw, bo nic nie kosztuje.',
  'reason.pick.paid':
    'Bierze ten zestaw dla leżących na nim monet: o {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} więcej, niż płaci.',
  'reason.pick.dear':
    'Płaci {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} za ten zestaw, bo spodziewa się po nim więcej niż po tych nad nim.',
  'reason.expand':
    'Rasa ma jeszcze na podboje {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'reason.decline':
    'Żetony są zbyt rozproszone. Stare obszary nadal dają monety, a w następnej turze przyjdzie nowa rasa.',
  'reason.declineLate': 'Monety za tę turę już są, więc rasa może od razu odpocząć; w następnej turze przyjdzie nowa.',
  'reason.stay': 'Tę rasę jeszcze warto zachować.',
  'reason.pass': 'Rasa nie ma już żetonów, więc czeka.',
  'reason.abandon': 'Porzuca obszar, żeby użyć żetonów gdzie indziej.',
  'reason.rich':
    'Bierze obszar, który daje {coins, plural, =2 {podwójnie} one {# monetę} few {# monety} many {# monet} other {# monety}}{beside, select, own {, tuż obok własnego} other {}}.',
  'reason.yours':
    'Bierze twój obszar{beside, select, own {, tuż obok własnego} other {}}: moneta więcej dla siebie, moneta mniej dla ciebie.',
  'reason.rival':
    'Bierze obszar gracza {rival}{beside, select, own {, tuż obok własnego} other {}}: moneta więcej dla siebie, moneta mniej dla tego gracza.',
  'reason.cheap':
    'Bierze obszar, który wymaga najmniej żetonów ({cost}){beside, select, own {, tuż obok własnego} other {}}, żeby zostało ich więcej.',
  'reason.more': 'Bierze jeszcze jeden obszar{beside, select, own {, tuż obok własnego} other {}}: każdy daje monetę.',
  'reason.roll': 'Rzut przed podbojem może tylko pomóc: pusta ścianka nic nie kosztuje.',
  'reason.finalRoll': 'Żetonów nie wystarcza, więc próbuje szczęścia: nieudany rzut nic nie kosztuje.',
  'reason.enough': 'Na tym koniec: nic więcej nie wydaje się warte żetonów.',
  'reason.spent': 'Zostało za mało żetonów, żeby coś zdobyć.',
  'reason.treaty': 'Chce pokoju z graczem {bound} do swojej następnej tury.',
  'reason.noTreaty': 'Nie potrzebuje pokoju z nikim.',
  'reason.guard': 'Rozstawia żetony tak, by obszary było trudniej zająć.',
  'reason.settle': 'Znajduje miejsce dla wypartych żetonów.',
  'why.steps': 'Co rozważano, krok po kroku',
  'plan.keep':
    'Plan dla rasy {race}: grać nią dalej. Wypłata w tej turze: {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'plan.keepOnce':
    'Plan dla rasy {race}: jeszcze jedna tura. Teraz {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}; po upadku w następnej turze zostanie {behind, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} na turę.',
  'plan.decline':
    'Plan dla rasy {race}: upadek już teraz. W tej turze {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, a w następnej nowa rasa.',
  'plan.pick':
    'Plan: kilka tur z zestawem {combo}. Pierwsza wypłata: {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'plan.pickOnce':
    'Plan: zestaw {combo} na jedną turę. Teraz {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}; po upadku w następnej turze zostanie {behind, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} na turę.',
  'plan.other':
    'Następne w kolejności było „{move}”: w tej turze {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, a na koniec przewaga mniejsza o mniej więcej {less, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'plan.even':
    '„{move}” wyglądało prawie tak samo dobrze: w tej turze {now, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'why.same':
    '{count, plural, one {(jeszcze # daje to samo)} few {(jeszcze # dają to samo)} many {(jeszcze # daje to samo)} other {(jeszcze # daje to samo)}}',
  'why.allSame':
    '{count, plural, one {Drugi rozważany ruch daje to samo.} few {Pozostałe # rozważane ruchy dają to samo.} many {Pozostałych # rozważanych ruchów daje to samo.} other {Pozostałe # rozważanego ruchu daje to samo.}}',
} satisfies Words<typeof english>;
