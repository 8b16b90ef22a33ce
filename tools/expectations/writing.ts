import type { Weights } from './fit.ts';

/** The tables as a file, with a line for each row's values; the row with no turns left is all zeros. */
export function tableText(tables: Readonly<Record<string, readonly Weights[]>>): string {
  const nothing: Weights = { next: [0, 0, 0, 0, 0], waiting: [0, 0, 0, 0, 0] };
  const said = Object.entries(tables).map(
    ([name, rows]) => `  "${name}": [\n${[nothing, ...rows].map(rowText).join(',\n')}\n  ]`,
  );
  return `{\n${said.join(',\n')}\n}\n`;
}

function rowText({ next, waiting }: Weights): string {
  const [now, later] = [next, waiting].map((weights) => `[${weights.map(round).join(', ')}]`);
  return `    [${now}, ${later}]`;
}

/** The figures are not precise beyond hundredths. */
const round = (weight: number): number => Math.round(weight * 100) / 100 + 0;
