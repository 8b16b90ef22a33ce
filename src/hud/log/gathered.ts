import type { GameEvent } from '../../rules/index.ts';

type TokensMoved = Extract<GameEvent, { type: 'tokensMoved' }>;

/** Merges runs of tokens coming home or going back to the tray: the last event of a run holds the sum. */
export function gathered(events: readonly GameEvent[]): readonly GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    const before = out.at(-1);
    if (event.type === 'tokensMoved' && before?.type === 'tokensMoved' && isRun(before, event)) {
      out[out.length - 1] = { ...event, count: before.count + event.count };
    } else if (
      event.type === 'coinsMoved' &&
      before?.type === 'coinsMoved' &&
      before.to.at === 'column' &&
      event.to.at === 'column'
    ) {
      out[out.length - 1] = { ...event, amount: before.amount + event.amount };
    } else out.push(event);
  }
  return out;
}

function isRun(a: TokensMoved, b: TokensMoved): boolean {
  return a.force === b.force && a.why === b.why && (a.why === 'readied' || a.why === 'declined');
}
