import { type PowerId, type RaceId, type RegionId, type Seat, standings } from '../../../rules/index.ts';
import type { Chronicle, TurnTold } from './chronicle.ts';

type Deed =
  | { readonly kind: 'dieWon' | 'dieLost'; readonly region: RegionId; readonly wins: number }
  | { readonly kind: 'wipeOut'; readonly of: Seat; readonly race: RaceId }
  | { readonly kind: 'onslaught'; readonly of: Seat; readonly regions: number }
  | { readonly kind: 'decline'; readonly race: RaceId; readonly paid: number; readonly next: number }
  | { readonly kind: 'pick'; readonly race: RaceId; readonly power: PowerId }
  | { readonly kind: 'pay'; readonly coins: number }
  | { readonly kind: 'conquests'; readonly regions: number };

export interface TurningPoint {
  readonly round: number;
  readonly seat: Seat;
  readonly deed: Deed;
  /** Who was ahead in prospects after it, and not before; null if nobody new. */
  readonly lead: Seat | null;
  /** By how many coins it moved the prospects between the winner and the best of the others; never negative. */
  readonly swing: number;
  readonly helps: boolean;
  /** Commands played before it. */
  readonly at: number;
}

/** So many are told at least, where the game has so many turns, and at most. */
const FEWEST = 3;
const MOST = 5;
/** Coins by which a turn has to move the prospects to be told beside the first ones. */
const TELLING = 5;
/** The same kind of deed is told so often. */
const OFTEN = 2;

/** The three to five turns that moved the prospects most between the winner and the best of the others, in order. */
export function turningPointsOf(chronicle: Chronicle): readonly TurningPoint[] {
  const winner = standings(chronicle.end)[0]?.seat ?? 0;
  const all = chronicle.turns
    .map((turn, place) => pointOf(chronicle, turn, place, winner))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.at - b.at);
  const told: TurningPoint[] = [];
  const isNew = (point: TurningPoint) => told.filter(({ deed }) => deed.kind === point.deed.kind).length < OFTEN;
  for (const point of all) {
    if (told.length >= MOST || (told.length >= FEWEST && weightOf(point) < TELLING)) break;
    if (isNew(point)) told.push(point);
  }
  // A game of few kinds of turns.
  for (const point of all) if (told.length < FEWEST && !told.includes(point)) told.push(point);
  return told.sort((a, b) => a.at - b.at);
}

/** For each seat the turn that brought it most, or cost it least, against the best of the others; no failure and no farewell. */
export function bestMomentsOf(chronicle: Chronicle): readonly (TurningPoint | null)[] {
  return Array.from({ length: chronicle.players }, (_, seat) => {
    const own = chronicle.turns.flatMap((turn, place) =>
      turn.seat === seat ? [pointOf(chronicle, turn, place, seat)] : [],
    );
    const isDeed = ({ deed }: TurningPoint) => !(deed.kind === 'pay' && deed.coins === 0);
    const deeds = own.filter((one) => one.deed.kind !== 'dieLost' && one.deed.kind !== 'decline' && isDeed(one));
    const gain = (point: TurningPoint) => (point.helps ? weightOf(point) : -point.swing);
    return deeds.toSorted((a, b) => gain(b) - gain(a))[0] ?? null;
  });
}

/** What there is little to say of has to have moved more. */
const weightOf = ({ swing, deed }: TurningPoint): number => (deed.kind === 'pay' ? swing * 0.6 : swing);

function pointOf(chronicle: Chronicle, turn: TurnTold, place: number, winner: Seat): TurningPoint {
  const { round, seat } = turn;
  const moved = leadOf(turn.after, winner) - leadOf(turn.before, winner);
  const { deed, at } = deedOf(chronicle, turn, place);
  const [was, is] = [first(turn.before), first(turn.after)];
  // In the first round everybody is about as far.
  const lead = is !== null && is !== was && round > 1 ? is : null;
  return { round, seat, deed, lead, swing: Math.round(Math.abs(moved)), helps: moved > 0, at };
}

function leadOf(coins: readonly number[], seat: Seat): number {
  const others = coins.filter((_, other) => other !== seat);
  return (coins[seat] ?? 0) - Math.max(...others);
}

/** Who has the most; null if several have. */
function first(coins: readonly number[]): Seat | null {
  const most = Math.max(...coins);
  const at = coins.indexOf(most);
  return coins.lastIndexOf(most) === at ? at : null;
}

function deedOf(chronicle: Chronicle, turn: TurnTold, place: number): { readonly deed: Deed; readonly at: number } {
  const { from, taken, empty, tribes, wipedOut, picked, declined, scored } = turn;
  // Half of the faces are blank: three of the six are the best chance there is. What the die did is told where the turn went that way.
  const gain = leadOf(turn.after, turn.seat) - leadOf(turn.before, turn.seat);
  const dared = turn.throws.find(({ won, wins }) => (won ? wins <= 2 && gain >= 0 : wins >= 3 && gain <= 0));
  if (dared) {
    const { at, region, wins, won } = dared;
    return { at, deed: { kind: won ? 'dieWon' : 'dieLost', region, wins } };
  }
  const [out] = wipedOut;
  if (out) return { at: out.at, deed: { kind: 'wipeOut', of: out.seat, race: out.race } };
  const { victim, regions, at } = worstHit(turn);
  if (victim !== null && regions >= 2) return { at, deed: { kind: 'onslaught', of: victim, regions } };
  if (declined) {
    const next = nextPay(chronicle, turn.seat, place);
    return { at: declined.at, deed: { kind: 'decline', race: declined.what.race, paid: scored, next } };
  }
  if (picked) return { at: picked.at, deed: { kind: 'pick', ...picked.what } };
  if (taken.length + empty + tribes >= 3)
    return { at: from, deed: { kind: 'conquests', regions: taken.length + empty + tribes } };
  return { at: from, deed: { kind: 'pay', coins: scored } };
}

/** The player a turn took most from, how many regions, and when the first. */
function worstHit({ taken, from }: TurnTold): {
  readonly victim: Seat | null;
  readonly regions: number;
  readonly at: number;
} {
  let victim: Seat | null = null;
  let regions = 0;
  for (const { what } of taken) {
    const own = taken.filter((other) => other.what.from === what.from).length;
    if (own > regions) [victim, regions] = [what.from, own];
  }
  return { victim, regions, at: taken.find(({ what }) => what.from === victim)?.at ?? from };
}

/** What the seat was paid for the turn after that one: with its fresh race. */
function nextPay({ turns }: Chronicle, seat: Seat, place: number): number {
  return turns.slice(place + 1).find((turn) => turn.seat === seat)?.scored ?? 0;
}
