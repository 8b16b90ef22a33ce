// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { allSaid } from '../support/said.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
/** Ratmen with a plain power on top: 8 + 4 tokens on the board for two, Ada first. */
const game = {
  players: 2,
  seed: 1,
  firstSeat: 0,
  banners: ['ratmen', 'skeletons', 'trolls', 'orcs', 'elves', 'giants'],
  badges: ['alchemist', 'commando', 'hill', 'forest', 'swamp', 'merchant'],
};
const button = () => screen.getByLabelText('See your coins');
const isOpen = () => {
  expect(button().getAttribute('aria-pressed')).toBe(String(usePanels.of(scope).getState().peeking));
  expect(/\d/.test(button().textContent ?? '')).toBe(usePanels.of(scope).getState().peeking);
  return usePanels.of(scope).getState().peeking;
};
const key = (type: 'keyDown' | 'keyUp', more = {}) =>
  fireEvent[type](document.body, { key: 'k', code: 'KeyK', ...more });

/** A press of so many milliseconds, as a pointer or a key makes it. */
function press(milliseconds: number, down: () => void, up: () => void): void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  down();
  now.mockReturnValue(1000 + milliseconds);
  up();
  now.mockRestore();
}
const byPointer = (milliseconds: number) =>
  press(
    milliseconds,
    () => fireEvent.pointerDown(button(), { button: 0 }),
    () => {
      fireEvent.pointerUp(button());
      fireEvent.click(button(), { detail: 1 });
    },
  );

afterEach(clear);

describe('the player’s own coins', () => {
  beforeEach(() => playOver(hud, tableFor(game)));

  it('SCO-3 are shown while the button is held, under a name that stays', () => {
    fireEvent.pointerDown(button(), { button: 0 });
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(button());
    expect(isOpen()).toBe(false);
    byPointer(2000);
    expect(isOpen()).toBe(false);
  });

  it('are shown from one click to the next, and their number is announced', () => {
    const told = () => allSaid().map(({ textContent }) => textContent);
    // A screen reader clicks without a press; others press shortly.
    const clicks = [() => fireEvent.click(button(), { detail: 0 }), () => byPointer(20)];
    for (const first of clicks)
      for (const second of clicks) {
        first();
        expect(isOpen()).toBe(true);
        expect(told()).toContain('Your coins: 5');
        second();
        expect(isOpen()).toBe(false);
        expect(told()).not.toContain('Your coins: 5');
      }
  });

  it('are shown by Enter and Space in the same ways', () => {
    for (const key of ['Enter', ' ']) {
      const byKey = (milliseconds: number) =>
        press(
          milliseconds,
          () => fireEvent.keyDown(button(), { key }),
          () => fireEvent.keyUp(button(), { key }),
        );
      byKey(2000);
      expect(isOpen()).toBe(false);
      byKey(20);
      expect(isOpen()).toBe(true);
      byKey(20);
      expect(isOpen()).toBe(false);
    }
  });

  it('are hidden when the window loses the focus, is hidden or left', () => {
    const losses = [
      () => fireEvent.blur(window),
      () => fireEvent(document, new Event('visibilitychange')),
      () => fireEvent(window, new Event('pagehide')),
      () => fireEvent.blur(button()),
    ];
    for (const lose of losses) {
      for (const open of [() => key('keyDown'), () => fireEvent.click(button(), { detail: 0 })]) {
        open();
        expect(isOpen()).toBe(true);
        lose();
        expect(isOpen()).toBe(false);
        // The key is still held, as far as the keyboard knows.
        key('keyDown', { repeat: true });
        expect(isOpen()).toBe(false);
      }
    }
  });

  it('are hidden when the key that opened them is released, even if it was reassigned meanwhile', () => {
    key('keyDown');
    useSettings.setState({ keys: { peek: 'x' } });
    expect(isOpen()).toBe(true);
    key('keyUp');
    expect(isOpen()).toBe(false);
  });
});

describe.each([
  ['a curtain', true],
  ['no curtain', false],
])('with %s between two players', (_, curtain) => {
  it('are not shown to the next player before asking', async () => {
    const table = await playOver(hud, tableFor(game, curtain));
    key('keyDown');
    await act(table, { type: 'pickCombo', index: 0 });
    expect(isOpen()).toBe(false);
    key('keyUp');
    await act(table, { type: 'conquer', region: 1 }, { type: 'endConquests' });
    key('keyDown');
    expect(isOpen()).toBe(true);
    await act(table, { type: 'place', region: 1, count: 10 }, { type: 'endRedeployment' });
    expect(table.getSnapshot().context.present?.seat).toBe(1);
    key('keyDown', { repeat: true });
    expect(usePanels.of(scope).getState().peeking).toBe(false);
    if (curtain) {
      fireEvent.click(screen.getByRole('button', { name: 'I am Bo' }));
      await settle();
      key('keyDown', { repeat: true });
    }
    expect(isOpen()).toBe(false);
    key('keyUp');
    key('keyDown');
    expect(isOpen()).toBe(true);
  });
});

async function playAlone() {
  const [ada, bo] = tableFor(game).seats;
  if (!ada || !bo) throw new Error('two seats');
  const opponent = { ...bo, control: { level: 'wanderer', temper: evenTemper, seed: 1 } } as const;
  return playOver(hud, { ...tableFor(game), seats: [ada, opponent] });
}

it('SCO-3 of somebody who plays alone against opponents are in sight, and nobody else’s are', async () => {
  await playAlone();
  const shown = [...document.querySelectorAll('.player .coins')].map((coins) => coins.closest('li')?.dataset.seat);
  expect(shown).toEqual(['0']);
  expect(document.querySelector('.player .coins')?.textContent).toContain('Ada has 5 coins');
  expect(screen.queryByLabelText('See your coins')).toBeNull();
});

it('SCO-3 they stay shown from one click to the next where they are not wished in sight', async () => {
  useSettings.setState({ ownCoins: false });
  const table = await playAlone();
  byPointer(20);
  fireEvent.blur(button());
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
  expect(isOpen()).toBe(true);
  byPointer(20);
  expect(isOpen()).toBe(false);
});
