import type { Placement } from '../layout/index.ts';
import { isChip } from '../layout/stacks.ts';
import type { Flight } from './flight.ts';

export interface Landing {
  /** Height of the table or ground under it, in board units. */
  foot: number;
  /** When something last landed, in milliseconds of the beat, and how hard. */
  at: number;
  weight: number;
  readonly resting: readonly Placement[];
}

function keyOf({ x, z }: Placement): string {
  return `${x.toFixed(2)}/${z.toFixed(2)}`;
}

function isToken({ model }: Placement): boolean {
  return isChip(model) || model.startsWith('figure');
}

export function landingsOf(flights: readonly Flight[], goal: readonly Placement[]): Map<Flight, Landing> {
  const landing = flights.filter(
    ({ weight, leaves, piece, way }) => weight > 0 && !leaves && way !== 'petrify' && isToken(piece),
  );
  const keys = new Set(landing.map(({ to }) => keyOf(to)));
  const flying = new Set(flights.map(({ piece }) => piece.id));
  const stacks = new Map<string, Landing>();
  for (const key of keys) {
    const pieces = goal.filter((each) => isToken(each) && keyOf(each) === key);
    const foot = Math.min(...pieces.map(({ y }) => y));
    const resting = pieces.filter(({ id }) => !flying.has(id));
    stacks.set(key, { foot, at: Number.NEGATIVE_INFINITY, weight: 0, resting });
  }
  return new Map(
    landing.flatMap((each) => {
      const stack = stacks.get(keyOf(each.to));
      return stack === undefined ? [] : [[each, stack] as const];
    }),
  );
}
