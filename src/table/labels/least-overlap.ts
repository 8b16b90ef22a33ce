import { around, type Box, shared } from './boxes.ts';

export interface Movable {
  /** Its box at each place, the best one first. */
  readonly places: readonly Box[];
  /** What it consists of at each place, where its box holds more than that. */
  readonly parts?: readonly (readonly Box[])[];
  /** What each place costs by itself, in square pixels; nothing if left out. */
  readonly away?: readonly number[];
  readonly at: number;
}

/** Square pixels by which another place must be better than the present one: nothing jumps for a sliver. */
const WORTH = 10;
/** Rounds in which everything may move once more, given where the others have gone. */
const ROUNDS = 8;

/** Deterministic. Compares only things near each other: it is asked each time the table comes to rest. */
export function leastOverlap(things: readonly Movable[], fixed: readonly Box[]): number[] {
  const chosen = things.map(({ at }) => at);
  const reaches = things.map(({ places }) => around(places));
  const near = reaches.map((reach, k) =>
    things.flatMap((_, other) => {
      const otherReach = reaches[other];
      return other !== k && otherReach !== undefined && shared(reach, otherReach) > 0 ? [other] : [];
    }),
  );
  const alone = things.map((thing, k) => {
    const nearby = fixed.filter((box) => shared(reaches[k] ?? box, box) > 0);
    return thing.places.map((_, place) =>
      nearby.reduce((sum, other) => sum + covered(partsAt(thing, place), [other]), thing.away?.[place] ?? 0),
    );
  });
  const costOf = (k: number, place: number): number => {
    const thing = things[k];
    let cost = alone[k]?.[place] ?? Infinity;
    if (thing === undefined) return cost;
    for (const other of near[k] ?? []) {
      const beside = things[other];
      const there = chosen[other] ?? 0;
      if (beside !== undefined && shared(boxAt(thing, place), boxAt(beside, there)) > 0)
        cost += covered(partsAt(thing, place), partsAt(beside, there));
    }
    return cost;
  };
  let isSettled = false;
  for (let round = 0; round < ROUNDS && !isSettled; round++) {
    isSettled = true;
    for (const [k, { places }] of things.entries()) {
      const before = chosen[k] ?? 0;
      let best = before;
      let least = costOf(k, best);
      for (let place = 0; place < places.length; place++) {
        const cost = costOf(k, place);
        if (cost < least - WORTH) {
          best = place;
          least = cost;
        }
      }
      chosen[k] = best;
      if (best !== before) isSettled = false;
    }
  }
  return chosen;
}

const nowhere: Box = { left: 0, top: 0, width: 0, height: 0 };
const boxAt = ({ places }: Movable, place: number): Box => places[place] ?? nowhere;
const partsAt = (thing: Movable, place: number): readonly Box[] => thing.parts?.[place] ?? [boxAt(thing, place)];

function covered(some: readonly Box[], others: readonly Box[]): number {
  let sum = 0;
  for (const one of some) for (const other of others) sum += shared(one, other);
  return sum;
}
