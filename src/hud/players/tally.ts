import { useMemo } from 'react';
import type { LogEntry } from '../../rules/course.ts';
import { type BoxName, type GameEvent, type Seat, startingCoinsOf } from '../../rules/index.ts';
import type { SeenSetup, Stage } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useSettings } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';

/** The receipt of a turn: nobody has been paid before the first decision. */
export const ScoreReceipt = lazyPanel(() => import('./ScoreReceipt.tsx'));

export function lastScore(
  log: readonly LogEntry[],
  seat?: Seat,
): { readonly seat: Seat; readonly amount: number; readonly events: readonly GameEvent[] } | null {
  for (const { events } of log.toReversed()) {
    const scored = events.findLast((event) => event.type === 'scored');
    if (scored?.type === 'scored' && (seat === undefined || scored.seat === seat))
      return { seat: scored.seat, amount: scored.amount, events };
  }
  return null;
}

/** Null if not wanted, or they cannot be counted; at the end they are revealed, and need no counting. */
export function useTally({ setup, view }: Game): readonly number[] | null {
  const wanted = useSettings((settings) => settings.tally) && view.phase !== 'gameOver';
  const log = TableActor.useSelector(({ context }) => context.log);
  const { content } = view;
  const stages = TableActor.useSelector(({ context }) => context.stages);
  return useMemo(() => (wanted ? tallyOf(setup, log, stages, content) : null), [wanted, setup, log, stages, content]);
}

/**
 * Everybody's coins, counted from what all could see at the table: what each began with in this box, and every coin paid or taken since (SET-5, VAR-3, COL, SCO-3). Counts
 * only what has been shown; `stages` are those still to be shown, the present one first. Null where the beginning was not seen: in a game that was
 * laid out in the middle.
 */
export function tallyOf(
  { players, isLaid }: Pick<SeenSetup, 'players' | 'isLaid'>,
  log: readonly LogEntry[],
  stages: readonly Stage[],
  content?: BoxName,
): readonly number[] | null {
  if (isLaid) return null;
  const coins = Array.from({ length: players }, (_, seat) => startingCoinsOf({ content }, seat));
  const count = (events: readonly GameEvent[], sign: 1 | -1) => {
    for (const event of events) {
      if (event.type !== 'coinsMoved') continue;
      const { from, to, amount } = event;
      if (from.at === 'player') coins[from.seat] = (coins[from.seat] ?? 0) - sign * amount;
      if (to.at === 'player') coins[to.seat] = (coins[to.seat] ?? 0) + sign * amount;
    }
  };
  for (const { events } of log) count(events, 1);
  for (const { events } of stages.slice(1)) count(events, -1);
  return coins;
}
