import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Trouble with the browser rather than with the rules. */
export const errors = {
  'error.noWebGL.title': 'Fără 3D aici',
  'error.noWebGL.text': 'Browserul acesta nu poate desena masa în 3D. Jocul întreg se poate juca pe planul hărții.',
  'error.pictureGone.text':
    'Browserul nu mai desenează masa în 3D. Jocul tău e în siguranță: joacă pe planul hărții sau reîncarcă pagina, ca să revină imaginea 3D.',
  'error.contextLost.title': 'Imaginea 3D s-a oprit',
  'error.contextLost.text': 'Jocul tău e în siguranță: joacă pe plan până revine imaginea.',
  'error.crash.title': 'Ceva s-a stricat',
  'error.crash.text': 'Partea aceasta a mesei nu mai merge. Jocul tău e salvat până la ultima mutare.',
  'error.crash.reload': 'Reîncarcă pagina',
  'error.crash.retry': 'Reîncearcă',
  'error.noTable.title': 'Masa nu a putut fi încărcată',
  'error.noTable.text': 'Până vine, joacă pe planul hărții: jocul întreg se poate juca acolo.',
  'part.missing': 'Partea aceasta nu a putut fi încărcată. Restul merge mai departe.',
  'part.failed': 'Partea aceasta nu mai merge. Restul merge mai departe.',
  'part.reload': 'Dacă nu ajută nici reîncercarea, poate ajuta reîncărcarea paginii.',
  'part.without': 'Ceva nu a putut fi încărcat: sunete, figurine sau moduri de a juca. Jocul merge mai departe și așa.',
} satisfies Words<typeof english>;
