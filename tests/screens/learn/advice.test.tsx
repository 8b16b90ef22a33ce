// @vitest-environment happy-dom
import { act as react } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hud } from '../../../src/hud/index.ts';
import type { Thought } from '../../../src/opponents/types.ts';
import TurnAids from '../../../src/screens/learn/aids/TurnAids.tsx';
import { useSettings } from '../../../src/ui/look/settings.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from '../../hud/support.tsx';
import '../../support/boards.ts';
import { threads, useFakeWorkers } from '../../support/fake-worker.ts';
import { hearing } from '../../support/said.ts';

beforeEach(useFakeWorkers);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

const hud = <Hud onLeave={() => {}} slots={{ turnAids: TurnAids }} />;

/** Both have played a turn: Ada chooses between expanding and declining. */
async function choosing(): Promise<TableRef> {
  const table = await playOver(
    hud,
    tableFor({
      players: 2,
      seed: 1,
      firstSeat: 0,
      banners: ['ratmen', 'skeletons'],
      badges: ['alchemist', 'commando'],
    }),
  );
  for (const region of [1, 9]) {
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region }, { type: 'endConquests' });
    const { forces = [], seat } = table.getSnapshot().context.present ?? {};
    const hand = forces.find((force) => force.seat === seat)?.hand ?? 0;
    await act(table, { type: 'place', region, count: hand }, { type: 'endRedeployment' });
    table.send({ type: 'takeSeat' });
    await settle();
  }
  expect(table.getSnapshot().context.view?.phase).toBe('readyTroops');
  return table;
}

const golden = () => [...document.querySelectorAll<HTMLElement>('.dock .primary')].map(({ dataset }) => dataset.choice);

async function judged(expand: number, decline: number): Promise<void> {
  const thought: Thought = {
    commands: [{ type: 'expand' }],
    weighed: [
      { command: { type: 'expand' }, coins: expand, share: null },
      { command: { type: 'decline' }, coins: decline, share: null },
    ],
  };
  await vi.waitFor(() => expect(threads.length).toBeGreaterThan(0));
  await react(async () => {
    threads.at(-1)?.answer(0, { answer: thought });
    await settle();
  });
}

describe('the golden button', () => {
  it('is the one that is advised beside it', async () => {
    await choosing();
    await judged(0, 3);
    expect(document.querySelector('[data-verdict]')?.textContent).toContain('Declining looks better');
    expect(golden()).toEqual(['decline']);
  });

  it('is the other one if that is advised', async () => {
    await choosing();
    await judged(9, 0);
    expect(document.querySelector('[data-verdict]')?.textContent).toContain('Expanding looks better');
    expect(golden()).toEqual(['expand']);
  });

  it('is none while the advice is being thought about, and where both are as good', async () => {
    await choosing();
    expect(golden()).toEqual([]);
    await judged(4, 4);
    expect(document.querySelector('[data-verdict]')?.textContent).toContain('about even');
    expect(golden()).toEqual([]);
  });

  it('comes with its word said once in a turn, though the choice is taken back', async () => {
    const ears = hearing();
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const table = await choosing();
    await judged(4, 4);
    // Long after: it is not that the same has just been said.
    now += 4000;
    await act(table, { type: 'expand' });
    table.send({ type: 'undo' });
    await settle();
    await judged(4, 4);
    expect(ears.heard('status').filter((line) => line.includes('about even'))).toEqual([
      'Expanding or declining: about even at the end.',
    ]);
    clock.mockRestore();
    ears.end();
  });

  it('is the usual one where no advice is wanted', async () => {
    useSettings.setState({ forecast: false });
    await choosing();
    expect(golden()).toEqual(['expand']);
  });
});
