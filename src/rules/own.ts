import { type Content, makeContent } from './content.ts';
import type { OwnHooks, Part } from './parts/index.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { MarkerId, OwnBox, OwnPowerData, RaceId } from './state.ts';
import type { Power, Race, TraitHooks } from './trait.ts';

/** A custom race: it uses all tokens of another race, whose banner is taken out (OWN-1). */
export type OwnRace = Omit<Race, 'supply'> & { readonly borrows: RaceId };

export interface OwnFolk {
  readonly races?: readonly OwnRace[];
  readonly powers?: readonly Power[];
}

/** The most tokens on the blank banner (OWN-1) and on the blank badge (OWN-2). */
export const mostOwnTokens = { race: 10, power: 5 } as const;

export type Made =
  | { readonly ok: true; readonly content: Content }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** Where in the data of a box of one's own, if at one place: `ownRaces[0]`. */
      readonly place?: string;
    };

const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 0 && value <= most;

/** A race and a power of one name would be one in receipts and in sentences. */
function isTaken({ races, powers }: Content, id: string): boolean {
  return Object.hasOwn(races, id) || Object.hasOwn(powers, id);
}

function refuseRace(content: Content, own: OwnRace): Refusal | null {
  const { races } = content;
  if (isTaken(content, own.id)) return refuse('OWN-1', 'nameTaken', { name: own.id });
  if (!isCount(own.tokens, mostOwnTokens.race))
    return refuse('OWN-1', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.race });
  const lender = Object.hasOwn(races, own.borrows) ? races[own.borrows] : undefined;
  if (!lender) return refuse('OWN-1', 'noSuchLender', { name: own.borrows });
  if (lender.supply >= own.tokens) return null;
  return refuse('OWN-1', 'lenderTooSmall', { race: lender.id, supply: lender.supply, tokens: own.tokens });
}

function refusePower(content: Content, own: Power): Refusal | null {
  if (isTaken(content, own.id)) return refuse('OWN-2', 'nameTaken', { name: own.id });
  if (isCount(own.tokens, mostOwnTokens.power)) return null;
  return refuse('OWN-2', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.power });
}

/** OWN: a copy of the given box with custom races and powers added one by one. The given box stays unchanged. */
export function makeOwn(base: Content, { races = [], powers = [] }: OwnFolk, id = base.id): Made {
  let content = base;
  for (const [index, race] of races.entries()) {
    const refusal = refuseRace(content, race);
    if (refusal) return { ok: false, refusal, place: `ownRaces[${index}]` };
    const supply = content.races[race.borrows]?.supply ?? 0;
    const others = Object.values(content.races).filter((other) => other.id !== race.borrows);
    content = makeContent(id, { races: [...others, { ...race, supply }], powers: Object.values(content.powers) });
  }
  for (const [index, power] of powers.entries()) {
    const refusal = refusePower(content, power);
    if (refusal) return { ok: false, refusal, place: `ownPowers[${index}]` };
    content = makeContent(id, {
      races: Object.values(content.races),
      powers: [...Object.values(content.powers), power],
    });
  }
  return { ok: true, content };
}

/** The most for five: an active race and one in decline each, and a sixth combo on offer (COL-5, COL-6). */
const inPlay = { races: 10, powers: 5 };
const onOffer = { races: 1, powers: 6 };

/** Why the box is too small, or null: there must always be a combo to pick, and a badge for every banner on offer. */
function refuseSize({ races, powers }: Content): Refusal | null {
  const traits = [...Object.values(races), ...Object.values(powers)];
  const lingering = traits.filter(({ declined }) => declined?.lingers).length;
  const staying = Object.values(powers).filter(({ declined }) => declined).length;
  const least = {
    races: inPlay.races + onOffer.races + lingering,
    powers: inPlay.powers + onOffer.powers + staying,
  };
  const found = { races: Object.keys(races).length, powers: Object.keys(powers).length };
  if (found.races >= least.races && found.powers >= least.powers) return null;
  return refuse('COL-5', 'smallBox', { ...found, leastRaces: least.races, leastPowers: least.powers });
}

/** In the order they are named, all if none are; null if one is unknown or named twice. */
function chosen<T>(
  known: Readonly<Record<string, T>>,
  ids: readonly string[] = Object.keys(known),
): readonly T[] | null {
  const found = ids.flatMap((id) => (Object.hasOwn(known, id) ? [known[id] as T] : []));
  return found.length === ids.length && new Set(ids).size === ids.length ? found : null;
}

/** Refuses two races or powers with the same marker: there is one set (SET-7), counted by its bringer. */
function refuseMarkers({ races, powers }: Content): Refusal | null {
  const brought = new Set<MarkerId>();
  for (const { markers = [] } of [...Object.values(races), ...Object.values(powers)])
    for (const { id } of markers) {
      if (brought.has(id)) return refuse('SET-7', 'nameTaken', { name: id });
      brought.add(id);
    }
  return null;
}

/** What a released race or power changes, without its print; null if there is none. No name: nothing. */
function hooksLike({ races, powers }: Content, does: string | undefined): TraitHooks | null {
  if (does === undefined) return {};
  const known = Object.hasOwn(races, does) ? races[does] : Object.hasOwn(powers, does) ? powers[does] : undefined;
  if (!known) return null;
  const { supply: _supply, ...hooks } = { supply: 0, ...known };
  return hooks;
}

export type MakeHooks = (parts: readonly Part[]) => OwnHooks;

/** OWN: the custom box that a set-up's data describe, made from a released one; or why it cannot be played with. */
export function ownContent(base: Content, own: OwnBox, make: MakeHooks): Made {
  const unknown = (place: string): Made => ({ ok: false, refusal: refuse('SET-3', 'unknownCombo'), place });
  const races = chosen(base.races, own.races);
  if (!races) return unknown('races');
  const powers = chosen(base.powers, own.powers);
  if (!powers) return unknown('powers');
  const hooksFor = ({ does, parts }: OwnPowerData) => (parts === undefined ? hooksLike(base, does) : make(parts));
  const ownRaces: OwnRace[] = [];
  for (const [index, data] of (own.ownRaces ?? []).entries()) {
    const hooks = hooksFor(data);
    if (!hooks) return unknown(`ownRaces[${index}].does`);
    ownRaces.push({ ...hooks, id: data.id, tokens: data.tokens, borrows: data.borrows });
  }
  const ownPowers: Power[] = [];
  for (const [index, data] of (own.ownPowers ?? []).entries()) {
    const hooks = hooksFor(data);
    if (!hooks) return unknown(`ownPowers[${index}].does`);
    ownPowers.push({ ...hooks, id: data.id, tokens: data.tokens });
  }
  const made = makeOwn(makeContent(base.id, { races, powers }), { races: ownRaces, powers: ownPowers });
  const refusal = made.ok ? (refuseMarkers(made.content) ?? refuseSize(made.content)) : null;
  return refusal ? { ok: false, refusal } : made;
}
