import { narrow } from '../../ui/look/index.ts';
import { matches } from '../../ui/platform/media-queries.ts';

/** CSS pixels that a finger moves before it pulls. */
const PULL = 12;

/** A sheet is pulled up by its head, and down again: that opens its fold, and closes it. */
export function pullsUp(card: HTMLElement | null, { pointerId, clientY: from }: PointerEvent): void {
  const fold = card?.querySelector('details');
  if (!fold || !matches(narrow)) return;
  const listening = new AbortController();
  const { signal } = listening;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId || Math.abs(event.clientY - from) < PULL) return;
    fold.open = event.clientY < from;
    listening.abort();
  };
  addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => listening.abort(), { signal });
}
