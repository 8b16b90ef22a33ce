import type { Force, MarkerId, PowerId, RaceId } from './state.ts';
import type { MarkerRule, Power, Race, TraitHooks } from './trait.ts';

/** Every race and power in the box, by id. Filled by `content.ts`, so that the kernel itself names none of them. */
export const races: Record<RaceId, Race> = {};
export const powers: Record<PowerId, Power> = {};

const markers = new Map<MarkerId, MarkerRule>();

/** Puts races and powers into the box, with the markers they bring. */
export function register(box: {
  readonly races: Readonly<Record<RaceId, Race>>;
  readonly powers: Readonly<Record<PowerId, Power>>;
}): void {
  Object.assign(races, box.races);
  Object.assign(powers, box.powers);
  for (const trait of [...Object.values(box.races), ...Object.values(box.powers)]) {
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

interface Merged {
  readonly active: readonly TraitHooks[];
  readonly declined: readonly TraitHooks[];
}

const merged = new Map<string, Merged>();

/** The hooks of a banner with its badge, merged once per combo. */
function merge(race: RaceId, power: PowerId | null): Merged {
  const key = `${race}+${power ?? ''}`;
  const known = merged.get(key);
  if (known) return known;
  const traits = power === null ? [raceOf(race)] : [raceOf(race), powerOf(power)];
  const made = { active: traits, declined: traits.flatMap((trait) => (trait.declined ? [trait.declined] : [])) };
  merged.set(key, made);
  return made;
}

/** What applies to a race now: banner and badge while active, only what stays by its clause in decline (DEC-4). */
export function hooksOf(force: Force): readonly TraitHooks[] {
  const { active, declined } = merge(force.race, force.power);
  return force.declined ? declined : active;
}

/** What will apply to a race once it is in decline. */
export function hooksInDecline(force: Force): readonly TraitHooks[] {
  return merge(force.race, force.power).declined;
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
