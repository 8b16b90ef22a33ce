import { type Content, makeContent } from './content.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import type { MarkerId, OwnBox, RaceId } from './state.ts';
import type { Power, Race, TraitHooks } from './trait.ts';

/** A race of one's own: its tokens are all those of another race, whose banner is taken out (OWN-1). */
export type OwnRace = Omit<Race, 'supply'> & { readonly borrows: RaceId };

/** What is added to a box (OWN). */
export interface OwnFolk {
  readonly races?: readonly OwnRace[];
  readonly powers?: readonly Power[];
}

/** The most tokens on the blank banner (OWN-1) and on the blank badge (OWN-2). */
export const mostOwnTokens = { race: 10, power: 5 } as const;

/** A box with what one brought, or why it cannot be made. */
export type Made = { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly refusal: Refusal };

const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 0 && value <= most;

function refuseRace({ races }: Content, own: OwnRace): Refusal | null {
  if (Object.hasOwn(races, own.id)) return refuse('OWN-1', 'nameTaken', { name: own.id });
  if (!isCount(own.tokens, mostOwnTokens.race))
    return refuse('OWN-1', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.race });
  const lender = Object.hasOwn(races, own.borrows) ? races[own.borrows] : undefined;
  if (!lender) return refuse('OWN-1', 'noSuchLender', { name: own.borrows });
  if (lender.supply >= own.tokens) return null;
  return refuse('OWN-1', 'lenderTooSmall', { race: lender.id, supply: lender.supply, tokens: own.tokens });
}

function refusePower({ powers }: Content, own: Power): Refusal | null {
  if (Object.hasOwn(powers, own.id)) return refuse('OWN-2', 'nameTaken', { name: own.id });
  if (isCount(own.tokens, mostOwnTokens.power)) return null;
  return refuse('OWN-2', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.power });
}

/** OWN: a box like the given one, with races and powers of one's own, one after the other. The given one stays as it is. */
export function makeOwn(base: Content, { races = [], powers = [] }: OwnFolk, id = base.id): Made {
  let content = base;
  for (const race of races) {
    const refusal = refuseRace(content, race);
    if (refusal) return { ok: false, refusal };
    const supply = content.races[race.borrows]?.supply ?? 0;
    const others = Object.values(content.races).filter((other) => other.id !== race.borrows);
    content = makeContent(id, { races: [...others, { ...race, supply }], powers: Object.values(content.powers) });
  }
  for (const power of powers) {
    const refusal = refusePower(content, power);
    if (refusal) return { ok: false, refusal };
    content = makeContent(id, {
      races: Object.values(content.races),
      powers: [...Object.values(content.powers), power],
    });
  }
  return { ok: true, content };
}

/** What a game of five needs at most: an active race and one in decline for each, and a sixth combo on offer (COL-5, COL-6). */
const inPlay = { races: 10, powers: 5 };
const onOffer = { races: 1, powers: 6 };

/** Does the box go round, whatever happens: is there always a combo to pick, and a badge for every banner on offer? */
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

/** Those of the named that are known, in the order they are named; null where one is not, or is named twice. All where nothing is named. */
function chosen<T>(
  known: Readonly<Record<string, T>>,
  ids: readonly string[] = Object.keys(known),
): readonly T[] | null {
  const found = ids.flatMap((id) => (Object.hasOwn(known, id) ? [known[id] as T] : []));
  return found.length === ids.length && new Set(ids).size === ids.length ? found : null;
}

/** Are the markers of one race or power brought by another one, too? There is one set of each (SET-7), and each is counted by who brings it. */
function refuseMarkers({ races, powers }: Content): Refusal | null {
  const brought = new Set<MarkerId>();
  for (const { markers = [] } of [...Object.values(races), ...Object.values(powers)])
    for (const { id } of markers) {
      if (brought.has(id)) return refuse('SET-7', 'nameTaken', { name: id });
      brought.add(id);
    }
  return null;
}

/** What a race or a power of the released box changes, without what is printed on it; null where there is none such. Without a name: nothing. */
function deedsOf({ races, powers }: Content, does: string | undefined): TraitHooks | null {
  if (does === undefined) return {};
  const known = Object.hasOwn(races, does) ? races[does] : Object.hasOwn(powers, does) ? powers[does] : undefined;
  if (!known) return null;
  const { supply: _supply, ...deeds } = { supply: 0, ...known };
  return deeds;
}

/** OWN: the box that the data of a set-up tell, made from a released one; or why it cannot be played with. */
export function ownContent(base: Content, own: OwnBox): Made {
  const unknown: Made = { ok: false, refusal: refuse('SET-3', 'unknownCombo') };
  const races = chosen(base.races, own.races);
  const powers = chosen(base.powers, own.powers);
  if (!races || !powers) return unknown;
  const ownRaces: OwnRace[] = [];
  for (const { id, tokens, borrows, does } of own.ownRaces ?? []) {
    const deeds = deedsOf(base, does);
    if (!deeds) return unknown;
    ownRaces.push({ ...deeds, id, tokens, borrows });
  }
  const ownPowers: Power[] = [];
  for (const { id, tokens, does } of own.ownPowers ?? []) {
    const deeds = deedsOf(base, does);
    if (!deeds) return unknown;
    ownPowers.push({ ...deeds, id, tokens });
  }
  const made = makeOwn(makeContent(base.id, { races, powers }), { races: ownRaces, powers: ownPowers });
  const refusal = made.ok ? (refuseMarkers(made.content) ?? refuseSize(made.content)) : null;
  return refusal ? { ok: false, refusal } : made;
}
