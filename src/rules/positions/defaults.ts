import {
  actingInDecline,
  activeForce,
  type BoardId,
  boardFacts,
  type Combo,
  type Content,
  columnLength,
  digest,
  type Force,
  type GameState,
  hooksOf,
  isAfield,
  type MarkerId,
  type Phase,
  type PowerId,
  type RaceId,
  type RegionId,
  type Seat,
  tokensOnMap,
} from '../index.ts';

// What a text may omit. Reading fills it in and writing omits it, both from here.

export const defaultBoard = 2;
/** A printed board's number, or for one of one's own, whose name is long, a fingerprint of that. */
export function boardWord(board: BoardId): string {
  return typeof board === 'number' ? String(board) : `own-${digest(board).slice(0, 8)}`;
}

/** By this round any position can have arisen, and it is never the last of a game as long as printed. */
export const defaultRound = 5;
export const defaultSeed = 1;

export function defaultPhase(state: GameState): Phase {
  return activeForce(state, state.turnSeat) ? 'conquer' : 'pickCombo';
}

/** The acting race in a phase, or null: the active one in `conquer`, the oldest that acts in decline in `ghouls`. */
export function defaultActing(state: GameState): Force | null {
  if (state.phase === 'conquer') return activeForce(state, state.turnSeat);
  if (state.phase !== 'ghouls') return null;
  return actingInDecline(state, state.turnSeat)[0] ?? null;
}

/** Conquests have begun if the race whose conquests count has made some. */
export function defaultBegun(state: GameState): boolean {
  const force = state.turn.force ?? activeForce(state, state.turnSeat)?.id ?? null;
  return state.turn.conquests.some((conquest) => conquest.force === force);
}

/** Tokens set aside, where the rules leave no choice (AMA-2): none while all are in play, else as many as possible. */
export function defaultAside(state: GameState, force: Force): number {
  const rule = force.declined ? null : hooksOf(state, force).setAside;
  return rule && !isAfield(state, force) && force.hand + tokensOnMap(state, force) > 0 ? rule.tokens : 0;
}

/** Counters implied by the markers on the map (HAL-2). */
export function defaultMemory(state: GameState, force: Force): Record<string, number> {
  const memory: Record<string, number> = {};
  for (const { id, countedAs } of hooksOf(state, force).markers) {
    if (countedAs === undefined) continue;
    const out = state.regions.filter((region) => region.force === force.id && region.markers[id]).length;
    if (out > 0) memory[countedAs] = out;
  }
  return memory;
}

/** Markers that are wherever the race stands (TRO-1), in decline as well if they stay then (DEC-8). */
export function defaultMarkers({ races }: Content, { race, declined }: Pick<Force, 'race' | 'declined'>): MarkerId[] {
  return (races[race]?.markers ?? []).flatMap(({ id, everywhere, leavesInDecline }) =>
    everywhere && !(declined && leavesInDecline) ? [id] : [],
  );
}

/** Regions with a Lost Tribe under `tribes all`: all that began with one and hold no tokens. */
export function allTribes(state: GameState): RegionId[] {
  return boardFacts(state.board).regions.flatMap(({ id, lostTribe }) =>
    lostTribe && state.regions[id]?.tokens === 0 ? [id] : [],
  );
}

export function defaultWithdrawing(players: number, turnSeat: Seat): Seat {
  return (turnSeat + 1) % players;
}

export interface Stacks {
  readonly column: readonly Combo[];
  /** The column ends with what is in it, as in a draft (VAR-1): it is not filled up. */
  readonly ends?: boolean | undefined;
  readonly banners: readonly RaceId[];
  readonly badges: readonly PowerId[];
}

/** The rest of column and stacks in box order: six on offer as far as they last (COL-5), then below. */
export function completed(
  { races, powers }: Content,
  said: Stacks,
  takenRaces: readonly RaceId[],
  takenPowers: readonly PowerId[],
): Stacks {
  const free = (box: object, ...used: readonly (readonly string[])[]) =>
    Object.keys(box).filter((id) => !used.some((list) => list.includes(id)));
  const banners = [...said.banners];
  const badges = [...said.badges];
  const raceList = free(
    races,
    takenRaces,
    banners,
    said.column.map(({ race }) => race),
  );
  const powerList = free(
    powers,
    takenPowers,
    badges,
    said.column.map(({ power }) => power),
  );
  const column = [...said.column];
  while (!said.ends && column.length < columnLength) {
    const race = raceList[0] ?? banners[0];
    const power = powerList[0] ?? badges[0];
    if (race === undefined || power === undefined) break;
    (raceList.length > 0 ? raceList : banners).shift();
    (powerList.length > 0 ? powerList : badges).shift();
    column.push({ race, power, coins: 0 });
  }
  return { column, banners: [...banners, ...raceList], badges: [...badges, ...powerList] };
}
