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

/** The value of which as many are above as below; NaN of none. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The figures one below the other, each beside its target. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.value.toLocaleString('en', { maximumFractionDigits: 2 }),
    aimOf(figure),
    figure.aim === undefined ? '' : holds(figure) ? 'ok' : 'MISSED',
    figure.note ?? '',
  ]);
  const all = [['figure', 'value', 'aim', '', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(([name = '', value = '', aim = '', verdict = '', note = '']) =>
      [
        name.padEnd(at(widths, 0)),
        value.padStart(at(widths, 1)),
        aim.padStart(at(widths, 2)),
        verdict.padEnd(at(widths, 3)),
        note,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function at(widths: readonly number[], column: number): number {
  return widths[column] ?? 0;
}

function aimOf({ aim }: Figure): string {
  if (aim === undefined) return '';
  return 'atLeast' in aim ? `≥ ${aim.atLeast.toLocaleString('en')}` : `≤ ${aim.atMost.toLocaleString('en')}`;
}
