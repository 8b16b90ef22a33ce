// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePacer } from '../../../src/screens/director/use-pacer.ts';
import { gameOf } from '../../../src/screens/showcase/use-games.ts';
import { nowShowing, type Stage } from '../../../src/session/turn/index.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { AtTable } from '../../support/at-table.tsx';
import { begin, chartWith } from '../../support/table-actor.ts';

const setup = gameOf(0, 14, { players: 2, levels: ['raider'] }, String);
/** Longer than any caption takes to be read, in slow motion too, shorter than the limit of a stage. */
const readable = 30_000;

const logic = chartWith().provide({ delays: { stageLimit: 120_000 } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Pace = Parameters<typeof usePacer>[0];

/** A showcase's table in a game, and its pacer; nobody draws it but the test. */
async function paced() {
  const usual: Pace = { speed: 1, still: true, isTitle: false, isOff: false, isHeld: false };
  const wrapper = ({ children }: { readonly children: ReactNode }) => <AtTable logic={logic}>{children}</AtTable>;
  const { result, rerender } = renderHook(
    (pace: Pace) => ({ pacer: usePacer(pace), actor: TableActor.useActorRef() }),
    {
      wrapper,
      initialProps: usual,
    },
  );
  const stage = () => nowShowing(result.current.actor.getSnapshot());
  const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const shown = (which: Stage | null) => {
    if (which === null) throw new Error('Nothing is shown.');
    act(() => result.current.pacer.onShown(which.id));
  };
  /** The next stage that is like that, all before it having been shown. */
  const comesTo = async (isWanted: (stage: Stage) => boolean) => {
    for (let count = 0; count < 400; count++) {
      const now = stage();
      if (now !== null && isWanted(now)) return now;
      if (now !== null) shown(now);
      await later(now === null ? 100 : readable);
    }
    throw new Error('No stage is like that.');
  };
  await act(async () => result.current.actor.send(begin(setup)));
  return {
    later,
    stage,
    shown,
    comesTo,
    pacer: () => result.current.pacer,
    becomes: (pace: Partial<Pace>) => act(() => rerender({ ...usual, ...pace })),
  };
}

const any = () => true;

describe('a stage is over once it was shown and its caption can have been read; it', () => {
  it.each<[string, Partial<Pace>]>([
    ['the speed changes', { speed: 4 }],
    ['it becomes slow motion', { speed: 0.35 }],
    ['all goes at once', { speed: 'instant' }],
    ['things begin to move', { still: false }],
    ['a passer-by takes a seat', { isOff: true }],
  ])('ends then although %s meanwhile', async (_, change) => {
    const { comesTo, shown, becomes, later, stage } = await paced();
    const now = await comesTo(any);
    shown(now);
    await later(300);
    expect(stage()).toBe(now);
    becomes(change);
    await later(readable);
    expect(stage()).not.toBe(now);
  });

  it('ends then although the speed changes before it was shown, or to and fro', async () => {
    const { comesTo, shown, becomes, later, stage } = await paced();
    const now = await comesTo(any);
    becomes({ speed: 0.35 });
    shown(now);
    for (const speed of [1, 0.35, 2, 1]) {
      becomes({ speed });
      await later(200);
    }
    await later(readable);
    expect(stage()).not.toBe(now);
  });

  it('ends then although a presenter pauses it, changes the speed and lets it continue', async () => {
    const { comesTo, shown, becomes, later, stage } = await paced();
    const now = await comesTo(any);
    shown(now);
    becomes({ isHeld: true });
    await later(readable);
    becomes({ isHeld: true, speed: 0.35 });
    await later(readable);
    expect(stage()).toBe(now);
    becomes({ speed: 0.35 });
    await later(readable);
    expect(stage()).not.toBe(now);
  });

  it('ends then although the table was quicker than the pacer', async () => {
    const { comesTo, shown, later, stage } = await paced();
    const now = await comesTo(any);
    shown(now);
    await later(readable);
    const next = await comesTo((one) => one !== now);
    shown(next);
    shown(next);
    await later(readable);
    expect(stage()).not.toBe(next);
  });
});

describe('the time of a caption', () => {
  it('is counted from when it appeared, whatever the present speed', async () => {
    const { comesTo, shown, becomes, later, stage } = await paced();
    const now = await comesTo(any);
    shown(now);
    await later(1500);
    // At four times the speed that was long enough.
    becomes({ speed: 4 });
    await later(2000);
    expect(stage()).not.toBe(now);
  });

  it('is not over before it can have been read', async () => {
    const { comesTo, shown, later, stage } = await paced();
    const now = await comesTo(any);
    shown(now);
    await later(1900);
    expect(stage()).toBe(now);
  });

  it('is at least what the outcome of a die takes, which is told once it lies', async () => {
    const { comesTo, shown, later, stage, pacer } = await paced();
    const isRoll = ({ events }: Stage) => events.some(({ type }) => type === 'dieRolled');
    const now = await comesTo(isRoll);
    await later(readable);
    expect(pacer().isOutcomeShown).toBe(false);
    shown(now);
    expect(pacer().isOutcomeShown).toBe(true);
    await later(3000);
    expect(stage()).toBe(now);
    await later(300);
    expect(stage()).not.toBe(now);
  });
});

it('the pacer holds the pieces until the camera can have arrived, and no longer if the speed changes meanwhile', async () => {
  const { comesTo, becomes, later, pacer } = await paced();
  await comesTo(any);
  expect(pacer().rate).toBe(0);
  becomes({ speed: 2 });
  await later(1300);
  expect(pacer().rate).toBe(2);
  becomes({ speed: 1 });
  expect(pacer().rate).toBe(1);
});
