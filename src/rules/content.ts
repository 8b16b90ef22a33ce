import { Combos, type TraitsOf } from './combos.ts';
import { digest } from './digest.ts';
import type { BoxId, MarkerId, PowerId, RaceId } from './state.ts';
import type { MarkerRule, Power, Race } from './trait.ts';

/** The contents of a box. Immutable once made (`makeContent`); any number of games can share it. */
export interface Content {
  /** The id of the released box that it is or was made from. */
  readonly id: BoxId;
  /** By id, in the order in which the banners are shuffled. */
  readonly races: Readonly<Record<RaceId, Race>>;
  /** By id, in the order in which the badges are shuffled. */
  readonly powers: Readonly<Record<PowerId, Power>>;
  /** The rule of each marker: the ground's, and those that races and powers bring. */
  readonly markers: ReadonlyMap<MarkerId, MarkerRule>;
  /** The combined effects of banners and badges: as they add up, and as they did before that (OWN-4, `addsUp`). */
  readonly combos: Combos;
  readonly combosBefore: Combos;
}

/** Races and powers, in the order in which they are shuffled. */
export interface Folk {
  readonly races: readonly Race[];
  readonly powers: readonly Power[];
}

/** Mountains belong to the ground: they defend any holder and never leave (CON-9). */
export const mountain: MarkerRule = { id: 'mountain', clause: 'CON-9', supply: 9, defence: 1, leavesInDecline: false };

/** Makes a box of races and powers. Throws if two share a name. */
export function makeContent(id: BoxId, { races, powers }: Folk): Content {
  const banners = byId(races);
  const badges = byId(powers);
  const markers = new Map([[mountain.id, mountain]]);
  for (const trait of [...races, ...powers]) for (const rule of trait.markers ?? []) markers.set(rule.id, rule);
  const traitsOf: TraitsOf = (race, power) =>
    power === null ? [traitOf(banners, race)] : [traitOf(banners, race), traitOf(badges, power)];
  return Object.freeze({
    id,
    races: banners,
    powers: badges,
    markers,
    combos: new Combos(traitsOf, true),
    combosBefore: new Combos(traitsOf, false),
  });
}

function byId<T extends Power>(traits: readonly T[]): Readonly<Record<string, T>> {
  const known: Record<string, T> = {};
  for (const trait of traits) {
    if (Object.hasOwn(known, trait.id)) throw new Error(`rules: "${trait.id}" is in the box twice`);
    known[trait.id] = trait;
  }
  return Object.freeze(known);
}

/** Ids come from the state, so a missing one means a bug in the kernel or a foreign save. */
function traitOf<T>(traits: Readonly<Record<string, T>>, id: string): T {
  const trait = traits[id];
  if (!trait) throw new Error(`rules: no race or power "${id}" in the box`);
  return trait;
}

export function raceOf({ races }: Content, id: RaceId): Race {
  return traitOf(races, id);
}

export function powerOf({ powers }: Content, id: PowerId): Power {
  return traitOf(powers, id);
}

/** Does the marker belong to the ground, and not to the tokens beside it? */
export function isGround(id: MarkerId): boolean {
  return id === mountain.id;
}

/**
 * The fingerprint of what defines a box: its races and powers in order, with everything printed on them and the names of their hooks. How the hooks
 * behave is code, covered by the version of the rules (`versions.ts`). What is made of parts is known by its parts.
 */
export function contentDigest({ races, powers }: Content): string {
  return digest([Object.values(races).map(defining), Object.values(powers).map(defining)]);
}

function defining(trait: Power & { readonly supply?: number }): object {
  const { id, tokens, supply, parts } = trait;
  return parts === undefined ? trait : { id, tokens, supply, parts };
}
