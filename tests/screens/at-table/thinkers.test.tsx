// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissThinkers, think, useThinkers } from '../../../src/screens/at-table/opponents.ts';
import { activityOf, opponentAtWork, partOf, type TableSetup, tableMachine } from '../../../src/session/turn/index.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { AtTable } from '../../support/at-table.tsx';
import { running, threads, useFakeWorkers } from '../../support/fake-worker.ts';
import { begin, opponent, tableSetup, withOpponents } from '../../support/table-actor.ts';

beforeEach(useFakeWorkers);
afterEach(() => {
  cleanup();
  dismissThinkers();
  vi.unstubAllGlobals();
});

const logic = tableMachine.provide({ actors: { think } });

function tableOf(setup: TableSetup) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <AtTable logic={logic}>{children}</AtTable>;
  const { result, unmount } = renderHook(
    () => {
      const actor = TableActor.useActorRef();
      useThinkers();
      return actor;
    },
    { wrapper },
  );
  act(() => result.current.send(begin(setup)));
  return { actor: result.current, unmount };
}

/** Waits until the opponents' thread has been asked so much. */
const asked = (count: number) =>
  waitFor(() => expect(threads.flatMap(({ questions }) => questions)).toHaveLength(count));

it('a table of people starts no thread', async () => {
  const { actor } = tableOf(tableSetup());
  await waitFor(() => expect(partOf(actor.getSnapshot())).toBe('pickCombo'));
  expect(threads).toEqual([]);
});

it('a table that only people sit at any more ends the opponents’ thread, idle or at work', async () => {
  const { actor } = tableOf(withOpponents(tableSetup({ firstSeat: 0 }), [0, 1]));
  await asked(1);
  act(() => actor.send({ type: 'give', seat: 1, control: 'human' }));
  await waitFor(() => expect(opponentAtWork(actor.getSnapshot())).toBe('thinking'));
  await asked(2);
  expect(running()).toHaveLength(1);
  const last = threads.at(-1);
  last?.answer(0, { answer: { commands: [{ type: 'pickCombo', index: 0 }], weighed: [] } });
  await waitFor(() => expect(actor.getSnapshot().context.log).toHaveLength(1));
  // It has nothing to think about while its step is shown.
  act(() => actor.send({ type: 'give', seat: 0, control: 'human' }));
  await waitFor(() => expect(running()).toEqual([]));

  act(() => actor.send({ type: 'give', seat: 0, control: opponent() }));
  await waitFor(() => expect(activityOf(actor.getSnapshot())).toBe('showing'));
  act(() => actor.send({ type: 'skip' }));
  await waitFor(() => expect(running()).toHaveLength(1));
});

it('whoever leaves the game ends the opponents’ thread', async () => {
  const { unmount } = tableOf(withOpponents(tableSetup({ firstSeat: 1 }), [1]));
  await asked(1);
  unmount();
  await waitFor(() => expect(running()).toEqual([]));
});
