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

/** Opens the comparison: the test environment has no popovers of its own. */
async function compare(): Promise<void> {
  const reasons = document.querySelector('.forecast-reasons') ?? expect.fail('nothing to compare');
  await react(async () => {
    reasons.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' }));
  });
}

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

describe('expanding and declining', () => {
  it('are alike: neither is the golden button, and each says what it pays', async () => {
    await choosing();
    expect(golden()).toEqual([]);
    const words = ['expand', 'decline'].map((id) => document.querySelector(`[data-choice="${id}"] small`)?.textContent);
    expect(words[0]).toMatch(/^\d+ coins? or more$/);
    expect(words[1]).toMatch(/^\d+ coins? now$/);
  });

  it.each([
    [0, 3, 'Declining looks better'],
    [9, 0, 'Expanding looks better'],
    [4, 4, 'about even'],
  ])('are judged for whoever asks to compare them: %i and %i', async (expand, decline, words) => {
    await choosing();
    expect(threads).toHaveLength(0);
    await compare();
    await judged(expand, decline);
    expect(document.querySelector('[data-verdict]')?.textContent).toContain(words);
    expect(golden()).toEqual([]);
  });

  it('are not compared where that is not wanted', async () => {
    useSettings.setState({ forecast: false });
    await choosing();
    expect(document.querySelector('[data-aid="forecast"], .dock-choices small:not(:empty)')).toBeNull();
  });
});
