import type { visit as english } from '../en/visit.ts';
import type { Words } from '../keys.ts';

/** A passer-by at the table of the showcase, and somebody who explains it to a room. */
export const visit = {
  'visit.invite': 'Preia jocul acum: apasă orice tastă sau atinge ecranul.',
  'visit.back': 'Dă locul înapoi',
  'visit.back.hint': 'Un adversar continuă în locul tău.',
  'visit.counting':
    'Mai e cineva? Peste {seconds, plural, one {# secundă} few {# secunde} other {# de secunde}} masa joacă mai departe singură. Atinge orice ca să rămâi.',
  'visit.pick': 'Alege o rasă cu puterea ei.',
  'visit.ready': 'Ia-ți trupele în mână, ca să cucerești mai departe.',
  'visit.conquer': 'Cucerește regiunea marcată: {region}.',
  'visit.end': 'Cucerește mai departe sau încheie aici cuceririle.',
  'visit.redeploy': 'Împarte-ți trupele, apoi încheie reamplasarea.',
  'visit.yours': 'Tu hotărăști: vezi ce ți se oferă.',
  'visit.wait': 'Joacă ceilalți. Îți vine iar rândul.',
  'visit.done': 'A fost un tur întreg! Joacă mai departe cât vrei.',
  'visit.progress': '{done} din {all}',
  'presenter.label': 'Prezentator',
  'presenter.paused': 'Pauză',
  'presenter.slowly': 'Mișcare lentă',
  'presenter.pause': 'Pauză',
  'presenter.flow': 'Continuă',
  'presenter.step': 'Pas înainte',
  'presenter.rewind': 'Pas înapoi',
  'presenter.turn': 'Începutul turului',
  'presenter.slow': 'Mișcare lentă',
  'presenter.conquest': 'Următoarea cucerire',
  'presenter.die': 'Următoarea aruncare',
  'presenter.score': 'Următoarea încasare',
  'presenter.decline': 'Următorul declin',
  'presenter.tour': 'Fazele unui tur',
  'presenter.close': 'Înapoi la prezentare',
  'presenter.leave': 'Înapoi la joc',
  'tour.title': 'Fazele unui tur',
  'tour.ways': 'De aici turul poate continua cu: {ways}',
} satisfies Words<typeof english>;
