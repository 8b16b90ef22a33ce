// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
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
      if (useAttention.of(scope).getState().hovered === 1) expect(useAttention.of(scope).getState().selected).toBe(1);
      // Put away or still there, it is heard again.
      if (times === 2) press('Escape');
      await settle();
      now += 4000;
    }
  });
});

describe('at one’s own turn', () => {
  const lay = async (position: string, hud = <Hud onLeave={() => {}} />) => {
    const table = await playOver(hud, setup);
    table.send({ type: 'leave' });
    table.send(goOn({ setup, game: stateOf(position), log: [] }));
    await settle();
    press('Tab');
    const ears = hearing();
    onTestFinished(ears.end);
    return { table, ears };
  };

  it.each(['p', 'c', 'v'])('a key of the camera says where there is none: %s', async (key) => {
    const { ears } = await lay(ready, <Hud onLeave={() => {}} flat />);
    press(key);
    await vi.waitFor(() => expect(ears.heard('alert').join()).toMatch(/there is no camera to move/));
  });

  it('what is refused is said each time, by a key and by the button that cannot be pressed', async () => {
    const { ears } = await lay(`${held}; seat 0 giants+fortified 1:3 2 hand:2; turn 0 redeploy`);
    const said = () => ears.heard('alert').filter((line) => line.startsWith('Not just now.'));
    press('e');
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    press('e');
    await vi.waitFor(() => expect(said()).toHaveLength(2));
    const later = document.querySelector<HTMLElement>('[data-later]') ?? expect.fail('no button');
    fireEvent.click(later);
    await vi.waitFor(() => expect(said()).toHaveLength(3));
    expect(new Set(said()).size).toBe(1);
  });

  it('what cannot be done in this part is said in one sentence of it', async () => {
    const { ears } = await lay(`${held}; seat 0 giants+fortified 1:3 2 hand:4; turn 0 conquer`);
    press('d');
    await vi.waitFor(() => expect(ears.heard('alert').join()).toMatch(/^You cannot do that now/));
  });

  it('N says the only target also where one is there already', async () => {
    const { ears } = await lay('board 2; round 6; seat 0 giants+fortified 1:3 hand:2; turn 0 redeploy');
    press('n');
    const only = document.activeElement?.textContent ?? '';
    expect(only).toMatch(/Farmland 2/);
    press('n');
    await vi.waitFor(() => expect(ears.heard('status')).toContain(only));
  });

  it('P, C and V say what is seen then, each time', async () => {
    const { ears } = await lay(ready);
    const views = [
      ['p', 'You are looking at the board from above.'],
      ['p', 'You are looking at the board from your seat.'],
      ['c', 'You are looking at the board from your seat.'],
      ['v', 'You are looking around from a token’s height.'],
    ] as const;
    const seen = () => ears.heard('status').filter((line) => line.startsWith('You are looking'));
    for (const [place, [key]] of views.entries()) {
      press(key);
      await vi.waitFor(() => expect(seen()).toEqual(views.slice(0, place + 1).map(([, words]) => words)));
    }
  });

  it('any other key in a dialog says that it is open, and what closes it', async () => {
    const { ears } = await lay(ready);
    usePanels.of(scope).setState({ open: 'menu' });
    await settle();
    const dialog = document.querySelector('dialog') ?? expect.fail('no dialog');
    for (const [times, key] of ['p', 'l', 'n'].entries()) {
      press(key);
      await vi.waitFor(() =>
        expect(ears.heard('status', dialog)).toEqual(Array(times + 1).fill('“Menu” is open. Escape closes it.')),
      );
    }
    press('l', { repeat: true });
    press('1');
    await settle();
    expect(ears.heard('status', dialog)).toHaveLength(3);
    expect(usePanels.of(scope).getState().open).toBe('menu');
  });

  it('F says what borders the region one is at, and who holds that (MAP-2)', async () => {
    const { ears } = await lay(ready);
    region(0).focus();
    press('f');
    await vi.waitFor(() =>
      expect(ears.heard('status')).toEqual([
        'Sea 1 borders 2 regions. Farmland 2: Held by you, 3 Giants. Mountain 6: No player holds it.',
      ]),
    );
  });

  it('Y is answered in a dialog as well, with one’s own coins', async () => {
    const { ears } = await lay(ready);
    usePanels.of(scope).setState({ open: 'menu' });
    await settle();
    press('y');
    const dialog = document.querySelector('dialog') ?? expect.fail('no dialog');
    await vi.waitFor(() =>
      expect(ears.heard('status', dialog).join()).toMatch(/^Round 6 of 10\..* You have \d+ coins?\./),
    );
  });
});
