import { type CombinedHooks, combine } from './combine.ts';
import type { Force, PowerId, RaceId } from './state.ts';
import type { Power, Race } from './trait.ts';

export interface Combined {
  readonly race: RaceId;
  readonly power: PowerId | null;
  readonly active: CombinedHooks;
  readonly declined: CombinedHooks;
}

export type TraitsOf = (race: RaceId, power: PowerId | null) => readonly (Race | Power)[];

/** The combos of one box, each combined on first use. The cache affects nothing but speed. */
export class Combos {
  readonly #traitsOf: TraitsOf;
  readonly #addsUp: boolean;
  readonly #known = new Map<RaceId, Map<PowerId | null, Combined>>();
  /** The latest lookups, by force id: queries repeat for the same few forces, and this is faster than a map. */
  readonly #recent: (Combined | undefined)[] = new Array(16).fill(undefined);

  /** `addsUp`: does what both bring add up (OWN-4)? */
  constructor(traitsOf: TraitsOf, addsUp: boolean) {
    this.#traitsOf = traitsOf;
    this.#addsUp = addsUp;
  }

  of({ id, race, power }: Force): Combined {
    const slot = id % this.#recent.length;
    const last = this.#recent[slot];
    if (last !== undefined && last.race === race && last.power === power) return last;
    const combined = this.#known.get(race)?.get(power) ?? this.#combine(race, power);
    this.#recent[slot] = combined;
    return combined;
  }

  #combine(race: RaceId, power: PowerId | null): Combined {
    // The banner comes first.
    const traits = this.#traitsOf(race, power).map((trait, place) => ({
      id: trait.id,
      kind: place === 0 ? ('race' as const) : ('power' as const),
      hooks: trait,
    }));
    // One made of parts is asked part by part, so that each has its own line.
    const pieces = traits.flatMap(({ hooks, ...trait }) =>
      (hooks.pieces ?? [hooks]).map((piece) => ({ ...trait, hooks: piece })),
    );
    const combined = {
      race,
      power,
      active: combine(pieces, this.#addsUp),
      declined: combine(
        traits.flatMap(({ hooks, ...trait }) => (hooks.declined ? [{ ...trait, hooks: hooks.declined }] : [])),
        this.#addsUp,
      ),
    };
    const ofRace = this.#known.get(race) ?? new Map<PowerId | null, Combined>();
    this.#known.set(race, ofRace.set(power, combined));
    return combined;
  }
}
