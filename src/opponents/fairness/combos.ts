import { type BoxName, contentOf, findContent, type OwnBox, type Refusal } from '../../rules/index.ts';
import { playOpening, Unplayable } from './opening.ts';

/** A banner with a badge, of which one at least is of one's own. */
export interface Pair {
  readonly race: string;
  readonly power: string;
}

/** A combo that cannot be played, and why: the code of a refusal, `endless`, or what the program said. */
export interface BadPair extends Pair {
  readonly players: number;
  readonly why: string;
  readonly refusal: Refusal | null;
}

/** Every combo with a race or a power of one's own (OWN-3): with every partner in the box. */
export function ownPairs(content: BoxName): readonly Pair[] {
  const found = findContent(content);
  if (!found.ok) return [];
  const { races, powers } = found.content;
  const own = idsOf(content.own);
  return Object.keys(races).flatMap((race) =>
    Object.keys(powers).flatMap((power) => (own.has(race) || own.has(power) ? [{ race, power }] : [])),
  );
}

export function allPairs(content?: BoxName): readonly Pair[] {
  const { races, powers } = contentOf({ content });
  return Object.keys(races).flatMap((race) => Object.keys(powers).map((power) => ({ race, power })));
}

const idsOf = (own: OwnBox | undefined) =>
  new Set([...(own?.ownRaces ?? []), ...(own?.ownPowers ?? [])].map(({ id }) => id));

/** On the boards in turn (OWN-3): each pair with why it cannot be played, or null; resumes after `known`. */
export function* tryPairs(
  content: BoxName,
  seed = 1,
  known = 0,
): Generator<{ readonly pair: Pair; readonly bad: BadPair | null }> {
  for (const [index, pair] of ownPairs(content).entries()) {
    if (index < known) continue;
    const players = 2 + (index % 4);
    yield { pair, bad: attempt(pair, players, seed + index, content) };
  }
}

function attempt(pair: Pair, players: number, seed: number, content: BoxName): BadPair | null {
  try {
    playOpening({ ...pair, players, seed, content });
    return null;
  } catch (failure) {
    const refusal = failure instanceof Unplayable ? failure.refusal : null;
    return { ...pair, players, why: failure instanceof Error ? failure.message : String(failure), refusal };
  }
}
