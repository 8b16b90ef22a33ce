import type { Direction } from '../board/geography.ts';
import { nearest } from './nearest.ts';
import { ownUse } from './own-use.ts';
import { boxOf, places, scope } from './places.ts';

/** What to focus first if nothing has the focus, in order of preference. */
const beginnings = [
  'button.primary',
  '[data-combo] button',
  '.dock .buttons button',
  '#board [tabindex="0"]',
  'button[type="submit"]',
  'button, a[href], input',
];

/** Focuses something if nothing has the focus. */
export function begin(): void {
  for (const wanted of beginnings) {
    const found = scope().querySelector<HTMLElement | SVGElement>(wanted);
    found?.focus();
    if (found && document.activeElement === found) return;
  }
}

/** Handles an arrow: the control's own use, else moving to the next control in that direction. Returns whether the page should ignore the key. */
export function walk(direction: Direction): boolean {
  const from = document.activeElement;
  if (!from || from === document.body || !scope().contains(from)) {
    begin();
    return true;
  }
  const own = ownUse(from, direction);
  if (own !== null) return own === 'done';
  const box = boxOf(from);
  if (box === null) {
    begin();
    return true;
  }
  const all = places();
  const goal = nearest(
    box,
    direction,
    all.filter(({ element }) => element !== from),
  );
  goal?.element.focus();
  // From words that the focus was led to, every arrow leads somewhere.
  if (goal === null && !all.some(({ element }) => element === from)) begin();
  return goal !== null;
}

/** The parts of the screen, in working order. */
const areas = ['#board', '.dock', '.hud-right', '.side', '.coach', '.hud-left', '.hud-top'];

/** Goes to the first control of the next or previous part of the screen. */
export function goAreas(by: 1 | -1): void {
  if (scope() !== document.body) return;
  const here = areas.findIndex((area) => document.activeElement?.closest(area));
  const count = areas.length;
  const start = here < 0 ? (by > 0 ? -1 : 0) : here;
  for (let step = 1; step <= count; step++) {
    const area = areas[(start + by * step + count * count) % count] ?? '';
    const found = places().find(({ element }) => element.closest(area));
    if (!found) continue;
    found.element.focus();
    return;
  }
}
