import type { boxes as english } from '../en/boxes.ts';
import type { Words } from '../keys.ts';

/** Boxes under a name: guests, house rules and a board, chosen as a whole. */
export const boxes = {
  'boxes.title': 'Le mie scatole',
  'boxes.intro':
    'Ospiti, regole della casa e mappa si possono tenere sotto un nome e scegliere insieme un’altra volta.',
  'boxes.none':
    'Ancora nessuna scatola. Scegli qui sotto ospiti, regole della casa o una mappa, poi tienili qui sotto un nome.',
  'boxes.usual': 'La scatola stampata',
  'boxes.now': 'Scelti ora: {inside}.',
  'boxes.name': 'Nome della scatola',
  'boxes.keep': 'Tieni la scatola',
  'boxes.kept': 'Scatola tenuta: {title}.',
  'boxes.replaced': 'Messa al posto della scatola di prima con questo nome: {title}.',
  'boxes.empty': 'Ancora niente di diverso dalla scatola stampata: prima scegli ospiti, regole della casa o una mappa.',
  'boxes.nameless': 'Prima dai un nome alla scatola.',
  'boxes.taken': 'Un’altra scatola ha questo nome: {title}.',
  'boxes.full': 'C’è posto per {most} scatole. Prima eliminane una.',
  'boxes.chosen': 'Scelta: {title}. Una nuova partita parte da questa scatola.',
  'boxes.rename': 'Rinomina',
  'boxes.renamed': 'Ora si chiama {title}.',
  'boxes.settle': 'Va bene così',
  'boxes.open': 'Apri una scatola da un file',
  'boxes.fresh': 'Una scatola',
  'boxes.came.kept': 'È arrivata tra le tue scatole: {title}.',
  'boxes.came.known': 'Hai già questa scatola: {title}.',
  'boxes.came.empty': 'In questa scatola niente è diverso da quella stampata.',
  'boxes.inside': '{inside}',
  'boxes.inside.guests': '{count, plural, one {# ospite} other {# ospiti}}',
  'boxes.inside.house': '{count, plural, one {# regola della casa} other {# regole della casa}}',
  'boxes.inside.board': 'un’altra mappa',
  'boxes.inside.fewer': 'meno razze o poteri stampati',
  'boxes.table': 'Scatola: {title}',
} satisfies Words<typeof english>;
