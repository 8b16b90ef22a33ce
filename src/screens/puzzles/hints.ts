import type { LogEntry } from '../../rules/course.ts';
import {
  apply,
  type Command,
  explain,
  type GameState,
  type GameView,
  income,
  legal,
  type Refusal,
  view,
} from '../../rules/index.ts';

/** What a puzzle turns on: each has a message, `puzzle.matters.<name>`. */
export type Matter = 'pick' | 'decline' | 'abandon' | 'act' | 'marker' | 'pay' | 'many';

/** Commands that decide nothing about the coins of a turn, unless they place a marker that brings some. */
const routine: ReadonlySet<Command['type']> = new Set([
  'expand',
  'endConquests',
  'place',
  'lift',
  'liftMarker',
  'placeMarker',
  'endRedeployment',
  'treaty',
]);

export interface Deed {
  readonly command: Command;
  readonly seen: GameView;
  /** Coins that the turn would pay more after it than before. */
  readonly gain: number;
  /** The same of the poorest conquest that was possible instead; its own where there was none. */
  readonly least: number;
}

export function deedsOf(start: GameState, solution: readonly Command[]): readonly Deed[] {
  const deeds: Deed[] = [];
  const seat = start.turnSeat;
  let now = start;
  for (const command of solution) {
    const outcome = apply(now, command);
    if (!outcome.ok) break;
    const gain = paysNow(outcome.state, seat) - paysNow(now, seat);
    if (!routine.has(command.type) || (command.type === 'placeMarker' && gain > 0))
      deeds.push({ command, seen: view(now, seat), gain, least: leastGain(now, seat, gain) });
    now = outcome.state;
    if (now.turnSeat !== seat) break;
  }
  return deeds;
}

function leastGain(state: GameState, seat: number, gain: number): number {
  const gains = legal(state)
    .filter(({ type }) => type === 'conquer')
    .map((command) => apply(state, command))
    .flatMap((outcome) => (outcome.ok ? [paysNow(outcome.state, seat) - paysNow(state, seat)] : []));
  return Math.min(gain, ...gains);
}

function paysNow(state: GameState, seat: number): number {
  return income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
}

export function matterOf(deeds: readonly Deed[]): Matter {
  const does = (type: Command['type']) => deeds.some(({ command }) => command.type === type);
  if (does('pickCombo')) return 'pick';
  if (does('decline')) return 'decline';
  if (does('abandon')) return 'abandon';
  if (does('act')) return 'act';
  if (does('placeMarker')) return 'marker';
  return deeds.some(({ command, gain, least }) => command.type === 'conquer' && gain > least) ? 'pay' : 'many';
}

export type Next = { readonly deed: Deed | null } | 'strayed';

/** The next deed of the best turn that may be done now; null once all are done; `strayed` if the turn has left it. */
export function nextDeed(deeds: readonly Deed[], log: readonly LogEntry[], open: readonly Command[]): Next {
  const done = log.map(({ command }) => nameOf(command));
  const wanted = new Set(deeds.map(({ command }) => nameOf(command)));
  const hasStrayed = log.some(({ command }) => !routine.has(command.type) && !wanted.has(nameOf(command)));
  if (hasStrayed) return 'strayed';
  const left = deeds.filter(({ command }) => !done.includes(nameOf(command)));
  const [first] = left;
  if (first === undefined) return { deed: null };
  // Before conquests have begun there is a way to them, and after them one to the markers.
  const may = new Set(open.map(nameOf));
  const next = left.find(({ command }) => may.has(nameOf(command)));
  if (next) return { deed: next };
  const isOnTheWay = open.some(({ type }) => type === 'expand') || first.command.type === 'placeMarker';
  return isOnTheWay ? { deed: first } : 'strayed';
}

const nameOf = (command: Command): string => JSON.stringify(command);

/** Conquests to end; a region was emptied; why the redeployment cannot end; or nothing but the turn's end. */
export type Rest = 'conquests' | 'emptied' | Refusal | 'end';

/** `now`: the coins the turn would bring if it were scored; `coins`: what it should. */
export function restOf(seen: GameView, now: number, coins: number): Rest {
  if (seen.phase === 'conquer' || seen.phase === 'ghouls') return 'conquests';
  if (seen.phase !== 'redeploy') return 'end';
  if (now < coins) return 'emptied';
  const refusal = explain(seen, { type: 'endRedeployment' });
  return refusal === null || refusal.code === 'notNow' ? 'end' : refusal;
}
