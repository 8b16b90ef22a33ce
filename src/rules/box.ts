import type { BoardId, PrintedBoardId } from './boards/index.ts';
import type { CombinedHooks } from './combine.ts';
import type { Combined } from './combos.ts';
import { type Content, contentDigest, isGround, mountain } from './content.ts';
import type { Made } from './own.ts';
import { ownReader } from './own-reader.ts';
import { refuse } from './refusal.ts';
import type { House } from './rulings/index.ts';
import type { BoxId, BoxName, Force, MarkerId, OwnBox, OwnPowerData, OwnRaceData } from './state.ts';
import type { MarkerRule } from './trait.ts';
import { addsUp, type Versioned } from './versions.ts';

/** A token of one race in a region of another race of its player. */
export const guest: MarkerRule = {
  id: 'guest',
  clause: 'LOS-2',
  supply: 60,
  defence: 1,
  guards: true,
  returns: true,
  leavesInDecline: false,
};

/** Anything that names the box it is dealt from: a set-up, a state, a view. */
export interface Dealt {
  readonly content?: BoxName | undefined;
}

// Set once, when the kernel is loaded: races and powers import the rules, so these cannot import the boxes.
let first: Content | undefined;
const released = new Map<BoxId, Content>();

/** The first box first. Throws when called again: all games in the process must see the same boxes. */
export function release(boxes: readonly Content[]): void {
  if (first !== undefined) throw new Error('rules: the boxes are released already');
  first = boxes[0];
  for (const content of boxes) released.set(content.id, content);
}

export function boxesReleased(): readonly Content[] {
  return [...released.values()];
}

/**
 * The field of a set-up with which a new game is dealt from the newest released box: the one place that says which box that is. Without a name while there
 * is only the first, so that records stay as they were. With what the table plays otherwise, what of its own it puts in, and on which other board, if anything; what all that is called, if it has a name.
 */
export function newestBox(house?: House, own?: OwnBox, board?: BoardId, title?: string): Dealt {
  const newest = [...released.values()].at(-1);
  const said = {
    ...(own !== undefined && { own }),
    ...(house !== undefined && { house }),
    ...(board !== undefined && { board }),
  };
  if (newest === undefined || (newest === first && Object.keys(said).length === 0)) return {};
  return { content: { id: newest.id, ...(title !== undefined && { title }), ...said } };
}

/** Finds the box of that name, the first one if there is no name; or says why it cannot be played with. */
export function findContent(name: BoxName | undefined): Made {
  if (name === undefined) return { ok: true, content: contentOf({}) };
  const { id, digest, own } = name;
  const base = released.get(id);
  if (base === undefined) return { ok: false, refusal: refuse(null, 'unknownBox', { box: id }) };
  const found: Made = own === undefined ? { ok: true, content: base } : ownReader().content(base, own);
  if (found.ok && digest !== undefined && digest !== contentDigest(found.content))
    return { ok: false, refusal: refuse(null, 'otherBox', { box: id }) };
  return found;
}

export function ownIds(own: OwnBox | undefined): readonly string[] {
  return [...(own?.ownRaces ?? []), ...(own?.ownPowers ?? [])].map(({ id }) => id);
}

/** By the name object in the state, which successive states share: a custom box is built once for all. */
const found = new WeakMap<BoxName, Content>();

/** The box a game is dealt from; without a name, the first. The name was checked when the game was set up or read. */
export function contentOf({ content: name }: Dealt): Content {
  return name === undefined && first !== undefined ? first : contentCalled(name);
}

function contentCalled(name: BoxName | undefined): Content {
  const known = name && found.get(name);
  if (known !== undefined) return known;
  if (name === undefined) throw new Error('rules: no box is released; the way in is index.ts');
  const made = findContent(name);
  if (!made.ok) throw new Error(`rules: no box "${name.id}" (${made.refusal.code})`);
  found.set(name, made.content);
  return made.content;
}

export function isOtherBoard({ board, players }: { readonly board: BoardId; readonly players: number }): boolean {
  return board !== players;
}

/** The board of a game: the one its box names, else the printed one of as many players (SET-1). */
export function boardIdOf({ players, content }: Dealt & { readonly players: number }): BoardId {
  return content?.board ?? (players as PrintedBoardId);
}

/** As a state holds it, with its digest; omitted for the first box by the usual rules, as in older states. */
export function nameInState(said: BoxName | undefined, content: Content): BoxName | undefined {
  if (said === undefined || (content === first && said.house === undefined && said.board === undefined))
    return undefined;
  const { id, title, own, house, board } = said;
  const name = {
    id,
    digest: contentDigest(content),
    ...(title !== undefined && { title }),
    ...(own !== undefined && { own }),
    ...(house !== undefined && { house }),
    ...(board !== undefined && { board }),
  };
  found.set(name, content);
  return name;
}

/** What banner and badge change together, by the version of the rules (OWN-4). */
function combinedOf(game: Dealt & Versioned, force: Force): Combined {
  const { combos, combosBefore } = contentOf(game);
  return (addsUp(game) ? combos : combosBefore).of(force);
}

/** The hooks of a race now: of banner and badge while active, in decline what its clause keeps (DEC-4). */
export function hooksOf(game: Dealt & Versioned, force: Force): CombinedHooks {
  const combined = combinedOf(game, force);
  return force.declined ? combined.declined : combined.active;
}

export function hooksInDecline(game: Dealt & Versioned, force: Force): CombinedHooks {
  return combinedOf(game, force).declined;
}

/** Does the badge stay with its race in decline, because its power has an effect there (SPI-2)? */
export function badgeStays(game: Dealt, { power }: Force): boolean {
  return power !== null && contentOf(game).powers[power]?.declined !== undefined;
}

export function markerRule(game: Dealt, id: MarkerId): MarkerRule {
  // Most markers looked at are mountains, and the comparison is faster than the map.
  const rule = isGround(id) ? mountain : (contentOf(game).markers.get(id) ?? (id === guest.id ? guest : undefined));
  if (!rule) throw new Error(`rules: no marker "${id}"`);
  return rule;
}

/** The race or power of one's own; undefined if printed. No two of a box share an id (OWN-1, OWN-2). */
export function ownTrait({ content }: Dealt, id: string): OwnRaceData | OwnPowerData | undefined {
  const { ownRaces = [], ownPowers = [] } = content?.own ?? {};
  const isIt = (one: OwnPowerData) => one.id === id;
  return ownRaces.find(isIt) ?? ownPowers.find(isIt);
}
