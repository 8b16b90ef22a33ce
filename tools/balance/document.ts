import type { Balance } from '../../src/fairness/index.ts';
import { table } from './table.ts';

const begin = '<!-- table: npm run balance -- --write -->';
const end = '<!-- end of table -->';

/** The page with its table made anew. */
export function documented(page: string, found: Balance): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/balance.md has lost the marks of its table');
  const of = (kind: 'race' | 'power') => table(found.traits.filter((one) => one.kind === kind));
  return `${page.slice(0, from + begin.length)}\n\n${found.games} games.\n\n${of('race')}\n\n${of('power')}\n\n${page.slice(to)}`;
}
