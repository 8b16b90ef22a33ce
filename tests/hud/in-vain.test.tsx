// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { chartWith, goOn, withOpponents } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
const held = 'board 2; round 6; tribes 12; seat 1 orcs+hill 4:3';
const ready = `${held}; seat 0 giants+fortified 1:3 2:2; turn 0 readyTroops`;

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const region = (id: number) =>
  document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);

beforeAll(() => import('../../src/hud/region/RegionCard.tsx'));
afterEach(clear);

describe('a key pressed while somebody else plays', () => {
  const seats = withOpponents(setup, [1]);
  const thinking = chartWith(() => new Promise(() => undefined));
  const board = () => region(1);

  it.each([
    ['E', () => press('e')],
    ['D', () => press('d')],
    ['a number at a region', () => fireEvent.keyDown(board(), { key: '3' })],
    [
      'Enter at a region, which stays picked',
      () => {
        board().focus();
        fireEvent.click(board());
      },
    ],
  ])('is answered each time, also twice in a moment: %s', async (_, pressed) => {
    const table = await playOver(<Hud onLeave={() => {}} />, seats, thinking);
    table.send({ type: 'leave' });
    table.send(goOn({ setup: seats, game: stateOf(ready.replace('turn 0', 'turn 1')), log: [] }));
    await settle();
    press('Tab');
    const ears = hearing();
    onTestFinished(ears.end);
    const answers = () =>
      [...ears.heard('alert'), ...ears.heard('status')].filter((line) => /^(?:Not just now. )?Bo/.test(line));
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    for (const times of [1, 2, 3]) {
      pressed();
      await vi.waitFor(() => expect(answers()).toHaveLength(2 * times - 1));
      pressed();
      await vi.waitFor(() => expect(answers()).toHaveLength(2 * times));
      if (useAttention.getState().hovered === 1) expect(useAttention.getState().selected).toBe(1);
      // Put away or still there, it is heard again.
      if (times === 2) press('Escape');
      await settle();
      now += 4000;
    }
  });
});
