import {
  actingInDecline,
  activeForce,
  type Command,
  type CommandType,
  commandFields,
  explain,
  type GameView,
  isLastTurn,
  lateDecline,
  mayMakeTreaty,
  mayRedeploy,
  othersHaveWithdrawn,
  type Refusal,
  turnRows,
} from '../rules/index.ts';
import type { StageName } from '../turn/index.ts';
import { type Transition, waysFrom } from './chart.ts';
import type { Path } from './path.ts';

/** Why a way is closed: the rules refuse its command, its time has not come, or another phase comes first. */
export type Bar =
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'untimely' }
  | { readonly why: 'after'; readonly first: StageName };

/** A way out of the present phase, with what bars it; null if it is open. */
export interface WayNow extends Transition {
  readonly bar: Bar | null;
}

/** Does the way say whether it is open? */
export function isWayNow(way: Transition | WayNow): way is WayNow {
  return 'bar' in way;
}

/** Where the turn stands, as one seat sees it. */
export interface TurnSeen {
  readonly view: GameView;
  readonly present: StageName;
  readonly path: Path;
}

/** Returns the ways out of the present phase, each with what closes it, if anything. */
export function waysNow(seen: TurnSeen): readonly WayNow[] {
  const ways = waysFrom(seen.present).map((way) => ({ ...way, tries: triesOf(seen.view, way) }));
  return ways.map(({ to, by, tries }) => {
    const refusal = by !== null && seen.path.next === null ? refusalOf(seen.view, tries, turnRows[to].clause) : null;
    if (refusal) return { to, by, bar: { why: 'refused', refusal } };
    const alike = ways.filter((other) => JSON.stringify(other.tries) === JSON.stringify(tries));
    return { to, by, bar: barOf(seen, to, by === null || seen.path.next !== null ? ways : alike) };
  });
}

/** What bars a way that no refused command bars: of several ways with the same command, the first whose time has come is taken. */
function barOf(seen: TurnSeen, to: StageName, alike: readonly Transition[]): Bar | null {
  const { next } = seen.path;
  const first = next ?? alike.find((way) => timely(seen, way.to) === true)?.to ?? null;
  if (to === first) return null;
  const time = timely(seen, to);
  if (time === false) return { why: 'untimely' };
  const isLater = first !== null && place(alike, first) < place(alike, to);
  if (isLater) return { why: 'after', first };
  return next === null ? null : { why: 'untimely' };
}

function place(ways: readonly Transition[], to: StageName): number {
  return ways.findIndex((way) => way.to === to);
}

/** Would the phase's time have come if the present one ended now? Null while that depends on a die, or on which seat still has a choice. */
function timely({ view, present, path }: TurnSeen, to: StageName): boolean | null {
  const rolls = present === 'finalRoll';
  const waits = present === 'withdrawal' && othersHaveWithdrawn(view);
  const active = activeForce(view, view.turnSeat);
  switch (to) {
    case 'ghouls':
      return actingInDecline(view, view.turnSeat).length > 0;
    case 'conquer':
    case 'score':
      return !path.gone.includes(to);
    case 'redeploy':
      return mayRedeploy(view) || (rolls ? null : false);
    case 'treaty':
      // The attempt itself may be an attack on the only one who could be named (DIP-1).
      return mayMakeTreaty(view) && (rolls ? null : true);
    case 'stout':
      return active !== null && lateDecline(view, active) !== null && path.gone.includes('conquer');
    case 'withdrawal':
      return othersHaveWithdrawn(view);
    case 'gameOver':
      return isLastTurn(view) && (waits ? null : true);
    case 'handOver':
      return !isLastTurn(view) || (waits ? null : false);
    case 'pickCombo':
    case 'readyTroops':
    case 'decline':
    case 'finalRoll':
      return true;
  }
}

/** The commands that would take this way: several where they name a combo or a region. */
function triesOf(view: GameView, { to, by }: Transition): readonly Command[] {
  switch (by) {
    case 'pickCombo':
      return view.column.map((_, index) => ({ type: by, index }));
    case 'finalRoll':
      return view.regions.map((_, region) => ({ type: by, region }));
    case 'treaty':
      return [{ type: by, seat: null }];
    case 'stout':
      return [{ type: by, decline: to === 'decline' }];
    default:
      return by !== null && isPlain(by) ? [{ type: by }] : [];
  }
}

/** The commands without fields. */
type Plain = { [C in Command as C['type']]: Exclude<keyof C, 'type'> extends never ? C['type'] : never }[CommandType];

function isPlain(type: CommandType): type is Plain {
  return commandFields[type].length === 0;
}

/**
 * Why none of the commands is allowed, in the words of the rules; null if one is. Prefers a reason that concerns the phase itself over one about a
 * single region.
 */
function refusalOf(view: GameView, tries: readonly Command[], clause: string): Refusal | null {
  const refusals: Refusal[] = [];
  for (const command of tries) {
    const refusal = explain(view, command);
    if (!refusal) return null;
    refusals.push(refusal);
  }
  return refusals.find((refusal) => refusal.clause === clause) ?? refusals[0] ?? null;
}
