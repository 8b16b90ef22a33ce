import type { explain as english } from '../en/explain.ts';
import type { Words } from '../keys.ts';

/** What signs, numbers and things on the table are: fetched with it (`locale/explain.ts`). */
export const explain = {
  'explain.tokens': '{tokens}. {holder}.',
  'explain.trait': '{name}: {short}',
  'explain.cost': 'Cucerirea cere {cost}.',
  'explain.danger':
    '{grade, select, certain {În pericol: poate fi luată sigur înainte de următorul tău tur.} chance {În pericol: cu noroc la zar ({chance, number, percent}) poate fi luată înainte de următorul tău tur.} other {Doar o rasă nouă ar putea s-o ia înainte de următorul tău tur.}}',
  'explain.tribe': 'Trib Pierdut: nu e al nimănui. Regiunea cere un simbol în plus.',
  'explain.marker.immune': '{marker}: nimeni nu poate cuceri regiunea.',
  'explain.marker.defence':
    '{marker}: regiunea cere {tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}} în plus.',
  'explain.symbol': '{symbol}: unele rase și puteri profită de asta.',
  'explain.tray':
    '{race}: {count, plural, =0 {niciun simbol rămas} one {# simbol rămas} few {# simboluri rămase} other {# de simboluri rămase}} în tăviță.',
  'explain.purse': 'Punga: {seat}.',
  'explain.die': 'Zarul: trei fețe goale și 1, 2 și 3. Cu el se poate încerca ultima cucerire a turului.',
  'explain.walk': 'Ce este ce: săgețile duc de la semn la semn, Esc încheie.',
} satisfies Words<typeof english>;
