import type { Balance, Estimate, TraitRecord } from '../../src/fairness/index.ts';

/** Strongest first: by the coins that whoever began with it was ahead at the end. */
const inOrder = (traits: readonly TraitRecord[]) => traits.toSorted((a, b) => b.lead.mean - a.lead.mean);

const told = ({ mean, low, high }: Estimate, digits: number, times = 1) => {
  const [at, from, to] = [mean, low, high].map((value) => (value * times).toFixed(digits).replace('-', '−'));
  return `${at} (${from} to ${to})`;
};

/** The rows of a table in Markdown. */
export function rows(traits: readonly TraitRecord[]): string[] {
  return inOrder(traits).map(
    ({ kind, id, games, coins, wins, lead }) =>
      `| ${kind} | ${id} | ${games} | ${told(coins, 1)} | ${told(wins, 0, 100)} | ${told(lead, 1)} |`,
  );
}

/** A table in Markdown. */
export function table(traits: readonly TraitRecord[]): string {
  return [
    '| | | games | coins a turn | wins, % | ahead at the end |',
    '|---|---|---|---|---|---|',
    ...rows(traits),
  ].join('\n');
}

const figures = ({ mean, low, high }: Estimate) => `[${[mean, low, high].map((n) => n.toFixed(3)).join(', ')}]`;

/** What is kept of the printed box. */
export function asJson({ games, traits }: Balance): string {
  const lines = traits.map(({ kind, id, games: own, coins, wins, lead }) =>
    [
      `    "${kind}.${id}": {`,
      `      "games": ${own},`,
      `      "coins": ${figures(coins)},`,
      `      "wins": ${figures(wins)},`,
      `      "lead": ${figures(lead)}`,
      '    }',
    ].join('\n'),
  );
  return `{\n  "games": ${games},\n  "traits": {\n${lines.join(',\n')}\n  }\n}\n`;
}
