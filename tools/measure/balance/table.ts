import type { Balance, TraitRecord } from '../../../src/opponents/fairness/balance.ts';
import { told } from '../statistics.ts';

const begin = '<!-- table: npm run measure -- balance --write -->';
const end = '<!-- end of table -->';

/** A table in Markdown, strongest first: by the coins that whoever began with it was ahead at the end. */
export function table(traits: readonly TraitRecord[]): string {
  const rows = traits
    .toSorted((a, b) => b.lead.mean - a.lead.mean)
    .map(
      ({ kind, id, games, coins, wins, lead }) =>
        `| ${kind} | ${id} | ${games} | ${told(coins, 1)} | ${told(wins, 0, 100)} | ${told(lead, 1)} |`,
    );
  return ['| | | games | coins a turn | wins, % | ahead at the end |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** The page with its table made anew. */
export function documented(page: string, found: Balance): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/balance.md has lost the marks of its table');
  const of = (kind: 'race' | 'power') => table(found.traits.filter((one) => one.kind === kind));
  return `${page.slice(0, from + begin.length)}\n\n${found.games} games.\n\n${of('race')}\n\n${of('power')}\n\n${page.slice(to)}`;
}
