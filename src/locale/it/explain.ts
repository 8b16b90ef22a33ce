import type { explain as english } from '../en/explain.ts';
import type { Words } from '../keys.ts';

/** What signs, numbers and things on the table are: fetched with it (`locale/explain.ts`). */
export const explain = {
  'explain.tokens': '{tokens}. {holder}.',
  'explain.trait': '{name}: {short}',
  'explain.cost': 'Conquistarla costa {cost}.',
  'explain.danger':
    '{grade, select, certain {In pericolo: può essere presa di sicuro prima del tuo prossimo turno.} chance {In pericolo: con fortuna al dado ({chance, number, percent}) può essere presa prima del tuo prossimo turno.} other {Solo una nuova razza potrebbe prenderla prima del tuo prossimo turno.}}',
  'explain.tribe': 'Tribù Perduta: non è di nessuno. La regione costa un segnalino in più.',
  'explain.marker.immune': '{marker}: nessuno può conquistare la regione.',
  'explain.marker.defence':
    '{marker}: la regione costa {tokens, plural, one {# segnalino} other {# segnalini}} in più.',
  'explain.symbol': '{symbol}: serve a certe razze e a certi poteri.',
  'explain.tray':
    '{race}: {count, plural, =0 {nessun segnalino rimasto} one {# segnalino rimasto} other {# segnalini rimasti}} nel contenitore.',
  'explain.purse': 'La borsa: {seat}.',
  'explain.die': 'Il dado: tre facce vuote, e 1, 2 e 3. Serve a tentare l’ultima conquista del turno.',
  'explain.walk': 'Che cos’è? Le frecce portano da un segno all’altro, Esc termina.',
} satisfies Words<typeof english>;
