import type { recap as english } from '../en/recap.ts';
import type { Words } from '../keys.ts';

/** What opponents did and why, in short. */
export const recap = {
  'recap.title': 'Tymczasem',
  'recap.close': 'Zamknij podsumowanie',
  'recap.more': 'Co rozważano',
  'recap.heard': 'W skrócie, tura gracza {seat}:',
  'recap.picked': 'Wybór: {combo}.',
  'recap.took': 'Zdobycze: {regions}.',
  'recap.failed': 'Rzut kostką na próżno: {region}.',
  'recap.declined': 'Rasa przeszła w upadek.',
  'recap.nothing': 'Żadnych zdobyczy.',
  'recap.lost': 'Twoje straty: {regions}.',
  'recap.scored': 'Wypłata: {amount, plural, =0 {nic} one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  'rolled.won':
    'Kostka pokazuje {value, plural, =0 {pustą ściankę} one {#} few {#} many {#} other {#}}: {region} – zdobyte.',
  'rolled.lost':
    'Kostka pokazuje {value, plural, =0 {pustą ściankę} one {#} few {#} many {#} other {#}}: {region} – obronione.',
  'reason.none': 'Robi to, co trzeba.',
  'reason.wander': 'Idzie, gdzie chce, bez długiego namysłu.',
  'reason.pick.free': 'Bierze zestaw z góry, bo nic nie kosztuje.',
  'reason.pick.paid':
    'Bierze ten zestaw dla leżących na nim monet: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} więcej, niż płaci.',
  'reason.pick.dear':
    'Płaci {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} za ten zestaw, bo spodziewa się po nim więcej niż po wyższych.',
  'reason.expand':
    'Rasa ma jeszcze na podboje {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'reason.decline': 'Żetony są zbyt rozproszone. Stare ziemie nadal płacą, a w następnej turze przyjdzie świeża rasa.',
  'reason.declineLate': 'Wypłata już była, więc rasa może od razu odpocząć; w następnej turze przyjdzie świeża.',
  'reason.stay': 'Tę rasę jeszcze warto zachować.',
  'reason.pass': 'Rasa nie ma już żetonów, więc czeka.',
  'reason.abandon': 'Porzuca obszar, żeby użyć żetonów gdzie indziej.',
  'reason.rich':
    'Bierze ziemię, która płaci {coins, plural, =2 {podwójnie} one {# monetę} few {# monety} many {# monet} other {# monety}}{beside, select, own {, tuż obok swojej} other {}}.',
  'reason.yours':
    'Bierze twoją ziemię{beside, select, own {, tuż obok swojej} other {}}: moneta więcej dla siebie, moneta mniej dla ciebie.',
  'reason.rival':
    'Bierze ziemię gracza {rival}{beside, select, own {, tuż obok swojej} other {}}: moneta więcej dla siebie, moneta mniej dla tego gracza.',
  'reason.cheap':
    'Bierze ziemię, która wymaga najmniej żetonów ({cost}){beside, select, own {, tuż obok swojej} other {}}, żeby zostało ich więcej.',
  'reason.more': 'Bierze jeszcze jeden obszar{beside, select, own {, tuż obok swoich} other {}}: każdy daje monetę.',
  'reason.roll': 'Rzut przed podbojem może tylko pomóc: pusta ścianka nic nie kosztuje.',
  'reason.finalRoll': 'Żetonów nie wystarcza, więc próbuje szczęścia: nieudany rzut nic nie kosztuje.',
  'reason.enough': 'Na tym koniec: nic więcej nie wydaje się warte żetonów.',
  'reason.spent': 'Zostało za mało żetonów, żeby coś zdobyć.',
  'reason.treaty': 'Nie chce ataku od gracza {bound} aż do swojej następnej tury.',
  'reason.noTreaty': 'Nie potrzebuje pokoju z nikim.',
  'reason.guard': 'Rozkłada żetony, żeby trudniej było odebrać te ziemie.',
  'reason.settle': 'Znajduje miejsce dla wypartych żetonów.',
  'why.steps': 'Co rozważano, krok po kroku',
  'why.same':
    '{count, plural, one {(jeszcze # daje to samo)} few {(jeszcze # dają to samo)} many {(jeszcze # daje to samo)} other {(jeszcze # daje to samo)}}',
  'why.allSame':
    '{count, plural, one {Drugi rozważany ruch daje to samo.} few {Pozostałe # rozważane ruchy dają to samo.} many {Pozostałe # rozważanych ruchów daje to samo.} other {Pozostałe # rozważanego ruchu daje to samo.}}',
} satisfies Words<typeof english>;
