// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepCoins } from '../../src/hud/grasp/Grasps.tsx';
import { showCloths } from '../../src/table/attention/grasp.ts';
import { scope } from '../support/at-table.tsx';

const swept = vi.fn();
/** One's cloth, at the foot of the window. */
const leave = showCloths(scope, (seat) => (seat === 0 ? { left: 100, right: 400, top: 500, bottom: 560 } : null));

afterEach(() => swept.mockClear());

const at = (type: string, x: number, y: number) =>
  new PointerEvent(type, {
    pointerId: 3,
    pointerType: 'mouse',
    button: type === 'pointermove' ? -1 : 0,
    buttons: 1,
    clientX: x,
    clientY: y,
  });

/** Presses coins in the middle of the board, and goes that way. */
function sweep(...way: readonly (readonly [x: number, y: number])[]): void {
  sweepCoins(scope, 0, at('pointerdown', 300, 200), swept);
  for (const [x, y] of way) dispatchEvent(at('pointermove', x, y));
}

describe('coins that are shown at scoring', () => {
  it('are there at once when they are swept to one’s cloth, or near it', () => {
    sweep([290, 300], [250, 480]);
    expect(swept).not.toHaveBeenCalled();
    dispatchEvent(at('pointerup', 250, 480));
    expect(swept).toHaveBeenCalledOnce();
  });

  it('go by themselves when they are let go of elsewhere', () => {
    sweep([290, 300], [250, 520], [250, 300]);
    dispatchEvent(at('pointerup', 250, 300));
    expect(swept).not.toHaveBeenCalled();
  });

  it('go by themselves after Escape', () => {
    sweep([250, 520]);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    dispatchEvent(at('pointerup', 250, 520));
    expect(swept).not.toHaveBeenCalled();
    leave();
  });
});
