/** One figure of the benchmark. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly aim?: { readonly atLeast: number } | { readonly atMost: number };
  /** What is counted, in a few words. */
  readonly note?: string;
}

/** Does the figure meet its target? One without a target does. */
export function holds({ value, aim }: Figure): boolean {
  if (aim === undefined) return true;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** The figures one below the other, each beside its target. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.value.toLocaleString('en', { maximumFractionDigits: Math.abs(figure.value) < 0.2 ? 4 : 2 }),
    aimOf(figure),
    figure.aim === undefined ? '' : holds(figure) ? 'ok' : 'MISSED',
    figure.note ?? '',
  ]);
  const all = [['figure', 'value', 'aim', '', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  // The value and its aim are numbers.
  const cell = (text: string, column: number) =>
    column === 1 || column === 2 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return all.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

function aimOf({ aim }: Figure): string {
  if (aim === undefined) return '';
  return 'atLeast' in aim ? `≥ ${aim.atLeast.toLocaleString('en')}` : `≤ ${aim.atMost.toLocaleString('en')}`;
}
