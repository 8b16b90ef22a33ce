import { type CombinedHooks, combine } from './combine.ts';
import type { Force, MarkerId, PowerId, RaceId } from './state.ts';
import type { MarkerRule, Power, Race } from './trait.ts';

/** Every race and power in the box, by id. Filled by `content.ts`, so that the kernel itself names none of them. */
export const races: Record<RaceId, Race> = {};
export const powers: Record<PowerId, Power> = {};

const markers = new Map<MarkerId, MarkerRule>();

/** What goes into the box, and which banners are taken out of it. */
export interface Box {
  readonly races?: Readonly<Record<RaceId, Race>>;
  readonly powers?: Readonly<Record<PowerId, Power>>;
  readonly without?: readonly RaceId[];
}

/** Puts races and powers into the box, with the markers they bring. Gives what makes the box as it was before. */
export function register(box: Box): () => void {
  const before = { races: { ...races }, powers: { ...powers }, markers: [...markers] };
  fill(box);
  return () => {
    markers.clear();
    for (const [id, rule] of before.markers) markers.set(id, rule);
    for (const id in races) delete races[id];
    for (const id in powers) delete powers[id];
    fill(before);
  };
}

function fill(box: Box): void {
  combos.clear();
  recent.fill(undefined);
  Object.assign(races, box.races);
  Object.assign(powers, box.powers);
  for (const id of box.without ?? []) delete races[id];
  for (const trait of [...Object.values(box.races ?? {}), ...Object.values(box.powers ?? {})]) {
    for (const rule of trait.markers ?? []) markers.set(rule.id, rule);
  }
}

/** The race with this id. Ids come from the state, so a missing one is a mistake in the kernel or a foreign save. */
export function raceOf(id: RaceId): Race {
  const race = races[id];
  if (!race) throw new Error(`rules: no race "${id}"`);
  return race;
}

/** The power with this id. */
export function powerOf(id: PowerId): Power {
  const power = powers[id];
  if (!power) throw new Error(`rules: no power "${id}"`);
  return power;
}

interface Combined {
  readonly race: RaceId;
  readonly power: PowerId | null;
  readonly active: CombinedHooks;
  readonly declined: CombinedHooks;
}

const combos = new Map<RaceId, Map<PowerId | null, Combined>>();
/** The combos asked about last, by the force that bears them: questions come in rows about the same few, and this is quicker than a look-up. */
const recent: (Combined | undefined)[] = new Array(16).fill(undefined);

/** The hooks of a banner with its badge, combined once per combo. */
function combinedOf({ id, race, power }: Force): Combined {
  const slot = id % recent.length;
  const known = recent[slot];
  if (known !== undefined && known.race === race && known.power === power) return known;
  const combined = combos.get(race)?.get(power) ?? combineTraits(race, power);
  recent[slot] = combined;
  return combined;
}

function combineTraits(race: RaceId, power: PowerId | null): Combined {
  const traits = power === null ? [raceOf(race)] : [raceOf(race), powerOf(power)];
  const combined = {
    race,
    power,
    active: combine(traits.map((trait) => ({ id: trait.id, hooks: trait }))),
    declined: combine(traits.flatMap((trait) => (trait.declined ? [{ id: trait.id, hooks: trait.declined }] : []))),
  };
  const ofRace = combos.get(race) ?? new Map<PowerId | null, Combined>();
  combos.set(race, ofRace.set(power, combined));
  return combined;
}

/** What applies to a race now: banner and badge while active, only what stays by its clause in decline (DEC-4). */
export function hooksOf(force: Force): CombinedHooks {
  const combined = combinedOf(force);
  return force.declined ? combined.declined : combined.active;
}

/** What will apply to a race once it is in decline. */
export function hooksInDecline(force: Force): CombinedHooks {
  return combinedOf(force).declined;
}

/** Does the badge stay with its race in decline, since its power says what holds then (SPI-2)? */
export function badgeStays(force: Force): boolean {
  return force.power !== null && powerOf(force.power).declined !== undefined;
}

/** Mountains belong to the ground: they defend any holder and never leave (CON-9). */
const mountain: MarkerRule = { id: 'mountain', clause: 'CON-9', supply: 9, defence: 1, leavesInDecline: false };

/** What a marker does, by its id. */
export function markerRule(id: MarkerId): MarkerRule {
  const rule = id === mountain.id ? mountain : markers.get(id);
  if (!rule) throw new Error(`rules: no marker "${id}"`);
  return rule;
}

/** Does the marker belong to the ground, and not to the tokens beside it? */
export function isGround(id: MarkerId): boolean {
  return id === mountain.id;
}
