import type { climb as english } from '../en/climb.ts';
import type { Words } from '../keys.ts';

/** The ladder for one person alone: fetched when it is opened. */
export const climb = {
  'climb.text':
    'Dieci avversari per chi gioca da solo, dal più debole in su. Battine uno due volte, e giocherà con te il successivo.',
  'climb.won':
    '{count, plural, =0 {non ancora battuto} =1 {battuto una volta} =2 {battuto due volte} one {battuto # volta} other {battuto # volte}}',
  'climb.closed': 'Si apre dopo due vittorie contro {name}.',
  'climb.play': 'Gioca: {name}',
  'climb.list': 'I gradini della scala',
  'climb.unread':
    'Ciò che questo browser ricordava della scala non si può leggere. Ricominci dal basso; le partite in elenco ci sono tutte.',
  'climb.unkept': 'Questo browser non conserva nulla per questa pagina: il tuo posto sulla scala dura finché è aperta.',
  'climb.counted':
    '{count, plural, =1 {{name} ha perso una volta. Ancora una, e si apre il gradino seguente.} other {{name} ha perso.}}',
  'climb.opened': '{name} ha perso due volte: ora gioca con te {next}.',
  'climb.top': '{name} ha perso due volte. Sei in cima alla scala.',
  'rung.1': 'Sonnambulo',
  'rung.2': 'Vagabondo',
  'rung.3': 'Attaccabrighe',
  'rung.4': 'Razziatore',
  'rung.5': 'Esploratore',
  'rung.6': 'Furiere',
  'rung.7': 'Capitano',
  'rung.8': 'Stratega',
  'rung.9': 'Generale',
  'rung.10': 'Condottiero',
} satisfies Words<typeof english>;
