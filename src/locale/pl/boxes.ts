import type { boxes as english } from '../en/boxes.ts';
import type { Words } from '../keys.ts';

/** Boxes under a name: guests, house rules and a board, chosen as a whole. */
export const boxes = {
  'boxes.title': 'Moje pudełka',
  'boxes.intro': 'Gości, zasady domowe i planszę można zachować pod nazwą i wybrać kiedy indziej razem.',
  'boxes.none':
    'Nie ma jeszcze żadnego pudełka. Wybierz niżej gości, zasady domowe albo planszę, a potem zachowaj je tu pod nazwą.',
  'boxes.usual': 'Drukowane pudełko',
  'boxes.now': 'Wybrano teraz: {inside}.',
  'boxes.name': 'Nazwa pudełka',
  'boxes.keep': 'Zachowaj pudełko',
  'boxes.kept': 'Zachowano: {title}.',
  'boxes.replaced': 'Zachowano w miejsce poprzedniego pudełka o tej nazwie: {title}.',
  'boxes.empty':
    'Nic jeszcze nie różni się od drukowanego pudełka: najpierw wybierz gości, zasady domowe albo planszę.',
  'boxes.nameless': 'Najpierw nazwij pudełko.',
  'boxes.taken': 'Tę nazwę ma już inne pudełko: {title}.',
  'boxes.full': 'Mieści się {most} pudełek. Najpierw jedno usuń.',
  'boxes.chosen': 'Wybrano: {title}. Z tego pudełka zacznie się nowa gra.',
  'boxes.rename': 'Zmień nazwę',
  'boxes.renamed': 'Teraz nazywa się {title}.',
  'boxes.settle': 'Niech tak będzie',
  'boxes.open': 'Otwórz pudełko z pliku',
  'boxes.fresh': 'Pudełko',
  'boxes.came.kept': 'Trafiło do twoich pudełek: {title}.',
  'boxes.came.known': 'Masz już to pudełko: {title}.',
  'boxes.came.empty': 'W tym pudełku nic nie różni się od drukowanego.',
  'boxes.inside': '{inside}',
  'boxes.inside.guests': '{count, plural, one {# gość} few {# goście} many {# gości} other {# gościa}}',
  'boxes.inside.house':
    '{count, plural, one {# zasada domowa} few {# zasady domowe} many {# zasad domowych} other {# zasady domowej}}',
  'boxes.inside.board': 'inna plansza',
  'boxes.inside.fewer': 'mniej drukowanych ras albo zdolności',
  'boxes.table': 'Pudełko: {title}',
} satisfies Words<typeof english>;
