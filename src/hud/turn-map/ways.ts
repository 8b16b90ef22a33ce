import type { LogEntry } from '../../rules/course.ts';
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
} from '../../rules/index.ts';
import { opens, type Stage, type StageName } from '../../session/turn/index.ts';
import { phases, type Transition, waysFrom } from './chart.ts';

export type Bar =
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'untimely' }
  | { readonly why: 'after'; readonly first: StageName };

/** A way out of the present phase, with what bars it; null if it is open. */
export interface WayNow extends Transition {
  readonly bar: Bar | null;
}

export function isWayNow(way: Transition | WayNow): way is WayNow {
  return 'bar' in way;
}

export interface TurnSeen {
  readonly view: GameView;
  readonly present: StageName;
  readonly path: Path;
}

export function waysNow(seen: TurnSeen): readonly WayNow[] {
  const ways = waysFrom(seen.present).map((way) => ({ ...way, tries: triesOf(seen.view, way) }));
  const { next } = seen.path;
  return ways.map(({ to, by, tries }): WayNow => {
    // What comes next is known already: no command decides it any more.
    if (next !== null) return { to, by, bar: barBeside(seen, to, ways, next) };
    if (by === null) return { to, by, bar: barAmong(seen, to, ways) };
    const refusal = refusalOf(seen.view, tries, turnRows[to].clause);
    if (refusal) return { to, by, bar: { why: 'refused', refusal } };
    const alike = ways.filter((other) => JSON.stringify(other.tries) === JSON.stringify(tries));
    return { to, by, bar: barAmong(seen, to, alike) };
  });
}

/** What bars a way while another one, or this one, is being taken. */
function barBeside(seen: TurnSeen, to: StageName, ways: readonly Transition[], next: StageName): Bar | null {
  if (to === next) return null;
  const isLater = timely(seen, to) !== false && place(ways, next) < place(ways, to);
  return isLater ? { why: 'after', first: next } : { why: 'untimely' };
}

/** What bars one of the ways that the same command, or none, may take: the first whose time has come is taken. */
function barAmong(seen: TurnSeen, to: StageName, alike: readonly Transition[]): Bar | null {
  if (timely(seen, to) === false) return { why: 'untimely' };
  const first = alike.find((way) => timely(seen, way.to) === true)?.to ?? to;
  return place(alike, first) < place(alike, to) ? { why: 'after', first } : null;
}

function place(ways: readonly Transition[], to: StageName): number {
  return ways.findIndex((way) => way.to === to);
}

/** If the present phase ended now; null while that depends on a die, or on which seat still has a choice. */
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

/** Null if one is allowed. Prefers a reason that concerns the phase itself over one about a single region. */
function refusalOf(view: GameView, tries: readonly Command[], clause: string): Refusal | null {
  const refusals: Refusal[] = [];
  for (const command of tries) {
    const refusal = explain(view, command);
    if (!refusal) return null;
    refusals.push(refusal);
  }
  return refusals.find((refusal) => refusal.clause === clause) ?? refusals[0] ?? null;
}

interface Path {
  /** The phases of the turn so far, in order; the last one is the present. */
  readonly gone: readonly StageName[];
  /** Where the turn goes next, if that is settled and only remains to be shown; else null. */
  readonly next: StageName | null;
}

/** The phase in which a command begins a turn; null for a command that many phases allow. */
function homeOf({ type }: Command): StageName | null {
  const homes = phases.filter(({ ways }) => ways.some(({ by }) => by === type));
  return homes.length === 1 ? (homes[0]?.name ?? null) : null;
}

/** A turn ends when it is handed over; of the turns in the log, this is the one being shown. */
export function pathOf(log: readonly LogEntry[], showing: Stage | null, present: StageName): Path {
  const last = showing?.events.at(-1);
  let gone: StageName[] = [];
  let shown: readonly StageName[] | null = null;
  let begins = false;
  for (const { command, events } of log) {
    const home = gone.length === 0 ? homeOf(command) : null;
    if (home) gone.push(home);
    for (const event of events) {
      const opened = opens(event, gone.at(-1) ?? null);
      const isNew = opened !== null && opened !== gone.at(-1);
      if (isNew && shown) return upTo(present, shown, opened);
      if (isNew && begins) gone = [];
      if (isNew) gone.push(opened);
      if (isNew) begins = opened === 'handOver';
      if (event === last) shown = gone;
    }
  }
  return upTo(present, shown ?? gone, null);
}

/** If a curtain falls before what the rules already wait for, that phase is still to come. */
function upTo(present: StageName, gone: readonly StageName[], next: StageName | null): Path {
  const last = gone.at(-1) ?? null;
  if (last === present) return { gone, next };
  return present === 'handOver'
    ? { gone: [...gone.slice(0, -1), present], next: last }
    : { gone: [...gone, present], next };
}
