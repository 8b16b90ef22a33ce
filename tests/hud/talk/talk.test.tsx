// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import Talk from '../../../src/hud/talk/Talk.tsx';
import { evenTemper } from '../../../src/opponents/types.ts';
import type { LogEntry } from '../../../src/rules/course.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { stateOf } from '../../support/position.ts';
import { goOn } from '../../support/table-actor.ts';
import { clear, playOver, tableFor } from '../support.tsx';

const usual = tableFor({ players: 2, seed: 1, firstSeat: 0 });
/** A person, and a miser who wins. */
const setup: TableSetup = {
  ...usual,
  seats: usual.seats.map((one, seat) =>
    seat === 1 ? { ...one, control: { level: 'raider', temper: evenTemper, seed: 1, character: 'miser' } } : one,
  ),
};

function Here() {
  const game = useGame();
  return game ? <Talk game={game} /> : null;
}

beforeAll(() => need('hud'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  clear();
  vi.useRealTimers();
});

it('a line that an opponent says is there to be read for ten seconds', async () => {
  const table = await playOver(<Here />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf('round 10; turn 1 gameOver; coins 10 90'), log: [] }));
  await vi.waitFor(() => expect(document.querySelector('[data-talk="1"]')?.textContent).toMatch(/^ ?Bo/));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(document.querySelector('[data-talk]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(document.querySelector('[data-talk]')).toBeNull();
});

it('three blanks in a row are consoled, by nobody, where a blank is the last throw', async () => {
  const seats = usual.seats.map((one) => ({ ...one, control: 'human' as const }));
  const human: TableSetup = { ...usual, seats };
  const table = await playOver(<Here />, human);
  table.send({ type: 'leave' });
  const roll = { type: 'dieRolled', seat: 0, force: 1, value: 0, purpose: 'beforehand', region: null } as const;
  const entry: LogEntry = {
    command: { type: 'act', action: 'berserkRoll' },
    seat: 0,
    round: 3,
    events: [{ ...roll, clause: 'BER-1' }],
  };
  const game = stateOf('round 3; turn 0 conquer; seat 0 orcs+berserk 1:2 hand:3');
  table.send(goOn({ setup: human, game, log: [entry, entry, entry] }));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-talk="0"]')?.textContent).toMatch(
      /Three blanks in a row, .+\. The die owes you/,
    ),
  );
  expect(document.querySelector('[data-talk] q')).toBeNull();
});
