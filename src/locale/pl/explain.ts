import type { explain as english } from '../en/explain.ts';
import type { Words } from '../keys.ts';

/** What signs, numbers and things on the table are: fetched with it (`locale/explain.ts`). */
export const explain = {
  'explain.tokens': '{tokens}. {holder}.',
  'explain.trait': '{name}: {short}',
  'explain.cost': 'Do podboju potrzeba {cost}.',
  'explain.danger':
    '{grade, select, certain {Zagrożony obszar: na pewno można go zająć przed twoją następną turą.} chance {Zagrożony obszar: przy odrobinie szczęścia na kości ({chance, number, percent}) można go zająć przed twoją następną turą.} other {Tylko nowa rasa mogłaby zająć ten obszar przed twoją następną turą.}}',
  'explain.tribe': 'Zagubione Plemię nie należy do nikogo. Obszar wymaga o jeden żeton więcej.',
  'explain.marker.immune': '{marker}: nikt nie podbije tego obszaru.',
  'explain.marker.defence':
    '{marker}: obszar wymaga o {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} więcej.',
  'explain.symbol': '{symbol}: korzystają z tego niektóre rasy i zdolności.',
  'explain.tray':
    '{race}: {count, plural, =0 {w zasobniku nic nie zostało} one {w zasobniku został # żeton} few {w zasobniku zostały # żetony} many {w zasobniku zostało # żetonów} other {w zasobniku zostało # żetonu}}.',
  'explain.purse': 'Sakiewka: {seat}.',
  'explain.die': 'Kość: trzy puste ścianki oraz 1, 2 i 3. Można nią spróbować ostatniego podboju w turze.',
  'explain.walk': 'Co jest czym: strzałki prowadzą od znaku do znaku, Esc kończy.',
} satisfies Words<typeof english>;
