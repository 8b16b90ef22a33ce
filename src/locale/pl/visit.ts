import type { visit as english } from '../en/visit.ts';
import type { Words } from '../keys.ts';

/** A passer-by at the table of the showcase, and somebody who explains it to a room. */
export const visit = {
  'visit.invite': 'Zagraj teraz: naciśnij dowolny klawisz lub dotknij ekranu.',
  'visit.back': 'Oddaj miejsce',
  'visit.back.hint': 'Dalej zagra za ciebie komputer.',
  'visit.counting':
    'Jest tu ktoś? Za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}} stół zagra dalej sam. Dotknij czegokolwiek, by zostać.',
  'visit.pick': 'Wybierz rasę z jej zdolnością.',
  'visit.ready': 'Weź jednostki do ręki, by podbijać dalej.',
  'visit.conquer': 'Podbij zaznaczony obszar: {region}.',
  'visit.end': 'Podbijaj dalej albo zakończ tu podboje.',
  'visit.redeploy': 'Rozstaw jednostki, potem zakończ przegrupowanie.',
  'visit.yours': 'Decyzja należy do ciebie: zobacz, co możesz zrobić.',
  'visit.wait': 'Grają inni. Twoja kolej jeszcze przyjdzie.',
  'visit.done': 'To była cała tura! Graj dalej, jak długo chcesz.',
  'visit.progress': '{done} z {all}',
  'presenter.label': 'Prowadzący',
  'presenter.paused': 'Pauza',
  'presenter.slowly': 'Zwolnione tempo',
  'presenter.pause': 'Pauza',
  'presenter.flow': 'Dalej',
  'presenter.step': 'Krok naprzód',
  'presenter.rewind': 'Krok wstecz',
  'presenter.turn': 'Początek tury',
  'presenter.slow': 'Zwolnione tempo',
  'presenter.conquest': 'Następny podbój',
  'presenter.die': 'Następny rzut',
  'presenter.score': 'Następne podliczanie',
  'presenter.decline': 'Następny upadek',
  'presenter.tour': 'Fazy tury',
  'presenter.close': 'Wróć do pokazu',
  'presenter.leave': 'Wróć do gry',
  'tour.title': 'Fazy tury',
  'tour.ways': 'Stąd tura może przejść do: {ways}',
} satisfies Words<typeof english>;
