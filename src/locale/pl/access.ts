import type { access as english } from '../en/access.ts';
import type { Words } from '../keys.ts';

/** Questions and answers, what is read aloud, the choice of keys: fetched with them (`locale/access.ts`). */
export const access = {
  'question.mine': 'Moje obszary',
  'question.player': 'Obszary: {seat}',
  'question.neighbours': 'Co sąsiaduje z obszarem {region}?',
  'question.legal': 'Co mogę teraz zrobić?',
  'question.changed': 'Co się zmieniło od mojej ostatniej tury?',
  'question.scores': 'Co wiadomo o monetach?',
  'answer.holds':
    '{seat}: {count, plural, =0 {brak obszarów} one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'answer.region': '{region}: {content}{declined, select, none {} other {, rasa wymierająca}}.',
  'answer.neighbours':
    '{region}: {count, plural, one {# sąsiedni obszar} few {# sąsiednie obszary} many {# sąsiednich obszarów} other {# sąsiedniego obszaru}}.',
  'answer.neighbour': '{region}: {holder}{content, select, none {} other {, {content}}}.',
  'answer.legal': '{region}: {actions}.',
  'answer.unchanged': 'Od tego czasu nic się nie stało.',
  'answer.standing':
    '{seat}: {count, plural, =0 {brak obszarów} one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}, {amount, plural, =0 {brak monet} one {# moneta} few {# monety} many {# monet} other {# monety}} za turę przy obecnym układzie.',
  'answer.secret': 'Ile kto ma monet, pozostaje tajemnicą do końca.',
  'answer.combo':
    '{combo}: {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}, {cost, plural, =0 {za darmo} one {kosztuje # monetę} few {kosztuje # monety} many {kosztuje # monet} other {kosztuje # monety}}{coins, plural, =0 {} one {, leży tu # moneta} few {, leżą tu # monety} many {, leży tu # monet} other {, leży tu # monety}}.',
  'settings.tell': 'Dla czytnika ekranu',
  'settings.tell.all': 'Wszystko',
  'settings.tell.turns': 'Tury i monety',
  'settings.tell.none': 'Nic',
  'keys.on': 'Skróty jednoklawiszowe',
  'keys.change': 'Zmień klawisz: {action}',
  'keys.ask': 'Naciśnij klawisz: {action}. Esc pozostawia bez zmian, Delete usuwa.',
  'keys.reserved': '„{key}” ma już swoją rolę przy stole.',
  'keys.taken': '„{key}” jest zajęty: {action}.',
  'keys.restore': 'Przywróć domyślne klawisze',
  'keys.none': 'żaden',
  'region.number.title': 'Przejdź do obszaru',
  'region.number.label': 'Jego numer, od 1 do {count}',
  'region.number.go': 'Przejdź',
  'region.number.none':
    '{typed, select, none {Wpisz numer obszaru, od 1 do {count}.} other {Nie ma obszaru {typed}: numery są od 1 do {count}.}}',
  'help.questions': 'pytania o grę',
  'help.explain': 'co to jest? (strzałki, potem Esc)',
  'help.hands.explain': 'Wskaż dowolny znak, liczbę lub figurkę, aby przeczytać, co to jest; palcem przytrzymaj.',
  'help.pad':
    'Gamepad: gałką lub krzyżakiem się przemieszczasz, A naciska, B cofa, górnymi przyciskami przechodzisz między częściami ekranu, Start otwiera menu. Przy telewizorze wystarczą strzałki, Enter i Wstecz.',
} satisfies Words<typeof english>;
