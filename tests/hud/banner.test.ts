// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declineOf, turnBanner } from '../../src/hud/grasp/banner.ts';
import { legal, view } from '../../src/rules/index.ts';
import { useGrasp } from '../../src/table/attention/grasp.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';

const state = stateOf('board 2; round 4; turn 0 readyTroops; seat 0 humans+merchant 1:3 2');
const game = { view: view(state, 0), legal: legal(state), naming: { board: 2 as const, seats: [] } };
const choice = declineOf(game as unknown as Parameters<typeof declineOf>[0]) ?? expect.fail('no decline');
const choose = vi.fn();

const at = (type: string, x: number) =>
  new PointerEvent(type, { pointerId: 3, pointerType: 'mouse', buttons: 1, clientX: x, clientY: 200 });
const take = () => turnBanner(scope, state.forces[0]?.id ?? -1, choice, at('pointerdown', 300), choose);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What swallows the click of a drag goes with the next timer: else it would swallow one of another file.
  vi.runAllTimers();
  vi.useRealTimers();
  choose.mockClear();
});

describe('a banner asks whether its race is to decline', () => {
  it('once it is let go of on its other side, and not while it is being turned', () => {
    take();
    dispatchEvent(at('pointermove', 420));
    expect(choose).not.toHaveBeenCalled();
    dispatchEvent(at('pointerup', 420));
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it('also after it was held still, but not if it was not turned far enough, or turned back', () => {
    take();
    vi.advanceTimersByTime(700);
    dispatchEvent(at('pointerup', 302));
    expect(choose).toHaveBeenCalledOnce();
    take();
    dispatchEvent(at('pointermove', 420));
    dispatchEvent(at('pointermove', 340));
    dispatchEvent(at('pointerup', 340));
    expect(choose).toHaveBeenCalledOnce();
    expect(useGrasp.of(scope).getState().held).toBeNull();
  });

  it('nothing if the game has gone on in the meantime', () => {
    const back = take();
    dispatchEvent(at('pointermove', 420));
    back();
    dispatchEvent(at('pointerup', 420));
    expect(choose).not.toHaveBeenCalled();
    expect(useGrasp.of(scope).getState().held).toBeNull();
  });
});
