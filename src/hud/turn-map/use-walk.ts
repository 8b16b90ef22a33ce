import type { KeyboardEvent, RefObject } from 'react';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the focus to the nearest button of the list in that direction on screen; Home and End to the first and last. */
export function useWalk(list: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const goal =
      event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : next(event, directions[event.key], buttons);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };
}

function next(
  { currentTarget }: KeyboardEvent<HTMLElement>,
  direction: readonly [number, number] | undefined,
  buttons: readonly HTMLElement[],
): HTMLElement | null {
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = middle(currentTarget);
  let best: { readonly button: HTMLElement; readonly far: number } | null = null;
  for (const button of buttons) {
    const there = middle(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // A button more sideways than ahead belongs to another direction.
    const far = along + 2 * aside;
    if (button !== currentTarget && along > 1 && aside <= along * 2 && (!best || far < best.far))
      best = { button, far };
  }
  return best?.button ?? null;
}

function middle(button: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
