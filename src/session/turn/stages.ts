import { type CommandType, type GameEvent, type GameView, type Seat, turnTable } from '../../rules/index.ts';
import type { Stage, StageName } from './types.ts';

/** The parts of a turn that one may lead to, with the command that goes there; null where the turn moves on by itself. */
export type Transitions = Readonly<Partial<Record<StageName, CommandType | null>>>;

const partTable: {
  readonly [Stage in StageName]: { readonly leadsTo: Transitions; readonly commands: readonly CommandType[] };
} = turnTable;

/** All parts meet in the chart's `route`: each state carries its transitions as `meta`, checked by tests. */
export const transitions = Object.fromEntries(
  Object.entries(partTable).map(([name, row]) => [name, row.leadsTo]),
) as Readonly<Record<StageName, Transitions>>;

export const stageNames: readonly StageName[] = Object.keys(transitions).filter(isStageName);

export function isStageName(name: string): name is StageName {
  return Object.hasOwn(transitions, name);
}

interface Slice {
  readonly name: StageName;
  readonly seat: Seat;
  readonly events: GameEvent[];
}

/** Events that say where the game stands but show nothing by themselves. */
const silent: ReadonlySet<GameEvent['type']> = new Set(['phaseChanged', 'turnEnded', 'turnBegan', 'gameEnded']);

/** Others may place withdrawn tokens after these; without a choice that has no phase of its own (LOS-2). */
const beforeWithdrawal: ReadonlySet<StageName | null> = new Set(['score', 'stout', 'decline']);

export function opens(event: GameEvent, now: StageName | null): StageName | null {
  switch (event.type) {
    case 'dieRolled':
      return event.purpose === 'finalRoll' ? 'finalRoll' : null;
    case 'declined':
      return 'decline';
    case 'raceLeft':
      // An older race in decline leaves before the younger one declines (DEC-2): part of the decline.
      return event.clause === 'DEC-2' ? 'decline' : null;
    case 'coinsMoved':
      return event.from.at === 'stash' ? 'score' : null;
    case 'scored':
      return 'score';
    case 'tokensMoved':
      return beforeWithdrawal.has(now) && (event.why === 'placed' || event.why === 'lodged') ? 'withdrawal' : null;
    case 'markerMoved':
      return beforeWithdrawal.has(now) && event.to.at === 'region' ? 'withdrawal' : null;
    case 'turnBegan':
      return 'handOver';
    case 'phaseChanged':
      return event.phase;
    case 'comboPicked':
    case 'comboRevealed':
    case 'badgesReshuffled':
    case 'lostTribeRemoved':
    case 'attackBegan':
    case 'conquered':
    case 'attemptFailed':
    case 'regionAbandoned':
    case 'badgeDiscarded':
    case 'treatyMade':
    case 'treatyEnded':
    case 'turnEnded':
    case 'gameEnded':
      return null;
  }
}

function slice(events: readonly GameEvent[], name: StageName, seat: Seat): Slice[] {
  const slices: Slice[] = [{ name, seat, events: [] }];
  for (const event of events) {
    const last = slices.at(-1);
    const opened = last ? opens(event, last.name) : null;
    if (last && (opened === null || opened === last.name)) last.events.push(event);
    else if (last && opened)
      slices.push({ name: opened, seat: 'seat' in event ? event.seat : last.seat, events: [event] });
  }
  return slices.filter((part) => part.events.some((event) => !silent.has(event.type)));
}

/** Until the last stage is over the turn stands as before: the pieces move, but it has not passed on. */
export function stagesOf(was: GameView, is: GameView, events: readonly GameEvent[], firstId: number): Stage[] {
  const passesOn = is.turnSeat !== was.turnSeat || is.seat !== was.seat;
  const { turnSeat, seat, round, turn, phase } = was;
  const meanwhile: GameView = { ...is, turnSeat, seat, round, turn, phase };
  const slices = slice(events, phase, seat);
  return slices.map((part, index) => ({
    id: firstId + index,
    name: part.name,
    seat: part.seat,
    events: part.events,
    before: index === 0 ? was : meanwhile,
    after: passesOn || index < slices.length - 1 ? meanwhile : is,
  }));
}
