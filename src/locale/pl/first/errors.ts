import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Kłopoty z przeglądarką, nie z zasadami. */
export const errors = {
  'error.noWebGL.title': 'Tu nie ma 3D',
  'error.noWebGL.text':
    'Ta przeglądarka nie potrafi narysować stołu w 3D. Całą grę rozegrasz na planie planszy poniżej.',
  'error.contextLost.title': 'Obraz zniknął',
  'error.contextLost.text':
    'Sterownik grafiki przestał rysować stół. Gra jest bezpieczna: graj na planie, aż obraz wróci.',
  'error.crash.title': 'Coś się zepsuło',
  'error.crash.text': 'Ta część stołu zawiodła. Gra jest zapisana do ostatniego kroku.',
  'error.crash.reload': 'Wczytaj stronę ponownie',
  'error.crash.retry': 'Spróbuj ponownie',
} satisfies Words<typeof english>;
