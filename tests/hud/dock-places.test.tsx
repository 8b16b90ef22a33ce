// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phaseChoices } from '../../src/hud/board/choices.ts';
import { placed, useNewcomers } from '../../src/hud/dock/places.ts';
import { apply, type GameState, legal, view } from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';

const naming = (state: GameState) => ({ board: state.board, content: state.content, seats: [] });

/** The buttons of the dock in a state, by their place; several share the row of choices. */
function buttonsIn(state: GameState): readonly (readonly [place: string, id: string])[] {
  return placed(phaseChoices(view(state, state.seat), legal(state), naming(state))).map(({ choice, place }) => [
    place,
    choice.id,
  ]);
}

it('in no phase do two buttons want the same place, and none follows another one at the place where that was pressed', () => {
  const seen = new Map<string, string>();
  for (const seed of isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3])
    for (const players of [2, 3] as const) {
      const random = drawFrom(seed);
      const choose = (state: GameState) => {
        const before = buttonsIn(state);
        const main = before.filter(([place]) => place !== 'choice');
        expect(new Set(main.map(([place]) => place)).size, JSON.stringify(before)).toBe(main.length);
        for (const [place, id] of before) {
          expect(seen.get(id) ?? place, id).toBe(place);
          seen.set(id, place);
        }
        // What a hand that presses twice would meet in the same turn.
        for (const command of legal(state).filter((one) => !('region' in one) || one.region === undefined)) {
          const [pressed] = placed(phaseChoices(view(state, state.seat), [command], naming(state)));
          const done = apply(state, command);
          if (!pressed || !done.ok || done.state.turnSeat !== state.turnSeat || done.state.seat !== state.seat)
            continue;
          const there = buttonsIn(done.state).filter(([place]) => place === pressed.place);
          // A throw of the die before a conquest has the other half of the row in which expanding stands.
          const others = there.filter(([, id]) => !(id.startsWith('act.') && pressed.choice.id === 'expand'));
          expect(
            others.map(([, id]) => id).filter((id) => id !== pressed.choice.id),
            `after ${pressed.choice.id}`,
          ).toEqual([]);
        }
        return randomCommand(random, state);
      };
      playChecked({ setup: { players, seed }, choose, isListChecked: () => false });
    }
  const usual = [...seen.keys()].filter((id) => !/^(act|treaty|stout)\.|^pass$/.test(id));
  expect(usual.sort()).toEqual(['decline', 'endConquests', 'endRedeployment', 'expand']);
});

const now = (there: Parameters<typeof useNewcomers>[0]) => there;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a button at the place where another one just was hears no pointer for most of a second', () => {
  const { result, rerender } = renderHook(useNewcomers, { initialProps: now({ left: 'hurry', undo: 'undo' }) });
  expect([...result.current]).toEqual([]);
  rerender(now({ left: 'expand', undo: 'undo' }));
  expect([...result.current]).toEqual(['left']);
  act(() => vi.advanceTimersByTime(500));
  expect([...result.current]).toEqual(['left']);
  act(() => vi.advanceTimersByTime(500));
  expect([...result.current]).toEqual([]);
  // The other one is remembered for a while after it has gone.
  rerender(now({ undo: 'undo' }));
  act(() => vi.advanceTimersByTime(900));
  rerender(now({ left: 'endRedeployment' }));
  expect([...result.current]).toEqual(['left']);
  act(() => vi.advanceTimersByTime(900));
  rerender(now({}));
  act(() => vi.advanceTimersByTime(1500));
  rerender(now({ left: 'expand' }));
  expect([...result.current]).toEqual([]);
});
