import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Kłopoty z przeglądarką, nie z zasadami. */
export const errors = {
  'error.noWebGL.title': 'Tu nie ma 3D',
  'error.noWebGL.text':
    'Ta przeglądarka nie potrafi narysować stołu w 3D. Całą grę rozegrasz na planszy widzianej z góry.',
  'error.pictureGone.text':
    'Przeglądarka przestała rysować stół w 3D. Twoja gra jest bezpieczna: graj na planszy widzianej z góry albo wczytaj stronę ponownie, by przywrócić 3D.',
  'error.contextLost.title': 'Obraz 3D się zatrzymał',
  'error.contextLost.text': 'Gra jest bezpieczna: graj na planszy widzianej z góry, aż obraz wróci.',
  'error.crash.title': 'Coś się zepsuło',
  'error.crash.text': 'Ta część stołu zawiodła. Gra jest zapisana do ostatniego kroku.',
  'error.crash.reload': 'Wczytaj stronę ponownie',
  'error.crash.retry': 'Spróbuj ponownie',
  'error.noTable.title': 'Nie udało się pobrać stołu',
  'error.noTable.text': 'Zanim się pojawi, graj na planszy widzianej z góry: można na niej rozegrać całą grę.',
  'part.missing': 'Tej części nie udało się pobrać. Wszystko inne działa dalej.',
  'part.failed': 'Ta część zawiodła. Wszystko inne działa dalej.',
  'part.reload': 'Jeśli ponowna próba nie pomaga, może pomóc wczytanie strony od nowa.',
  'part.without': 'Czegoś nie udało się pobrać: dźwięków, figurek albo sposobów gry. Gra toczy się bez tego.',
} satisfies Words<typeof english>;
