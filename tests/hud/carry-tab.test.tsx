// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { useDragged } from '../../src/table/attention/drag-state.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

afterEach(() => {
  useDragged.of(scope).setState({ carried: null, put: null });
  clear();
});

/** Parts that are fetched when something is carried come later on a busy machine. */
const PATIENCE = { timeout: 15_000 };

it('more tokens are lifted from the tab, within what may be', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  const state = stateOf('board 2; round 4; turn 0 redeploy; seat 0 humans+merchant 1:3 2');
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: state, log: [] }));
  await vi.waitFor(() => expect(document.querySelector('.dock')).not.toBeNull(), PATIENCE);
  const pointer = { id: 1, x: 100, y: 100, isFinger: true };
  useDragged.of(scope).setState({
    carried: { stack: { of: 'region', region: 1 }, count: 1, most: 2, over: null, pointer, isDrawn: true },
  });
  const buttons = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.carry-stepper > button')];
    expect(found).toHaveLength(2);
    return found;
  }, PATIENCE);
  const [fewer, more] = buttons;
  if (!fewer || !more) throw new Error('no stepper');
  const count = () => useDragged.of(scope).getState().carried?.count;
  fireEvent.pointerDown(fewer, { pointerId: 2 });
  expect(count()).toBe(1);
  fireEvent.pointerDown(more, { pointerId: 2 });
  expect(count()).toBe(2);
  expect(document.querySelector('.carry-stepper')?.textContent).toContain('2 of 2');
  fireEvent.pointerDown(more, { pointerId: 2 });
  expect(count()).toBe(2);
});

it.each([0, 2])('what is carried is told beside it, with %i tokens in hand besides', async (hand) => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  const state = stateOf(`board 2; round 4; turn 0 redeploy; seat 0 humans+merchant 1:3 2 hand:${hand}`);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: state, log: [] }));
  await vi.waitFor(() => expect(document.querySelector('.dock')).not.toBeNull(), PATIENCE);
  const pointer = { id: 1, x: 100, y: 100, isFinger: false };
  useDragged.of(scope).setState({
    carried: { stack: { of: 'region', region: 0 }, count: 1, most: null, over: null, pointer, isDrawn: true },
  });
  await vi.waitFor(() => expect(document.querySelector('.carry-tab')?.textContent).toContain('1'));
});

it.each([
  ['RED-2 a region of the same race takes it', 2, /2 → 3/],
  ['where it comes from it goes back', 1, /magic source$/],
  ['a region of nobody’s takes none', 5, /not|only/i],
] as const)('while troops are placed it says what happens under it: %s', async (_, over, said) => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  const state = stateOf('board 2; round 4; turn 0 redeploy; seat 0 humans+merchant 1:3 2:2');
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: state, log: [] }));
  await vi.waitFor(() => expect(document.querySelector('.dock')).not.toBeNull(), PATIENCE);
  const pointer = { id: 1, x: 100, y: 100, isFinger: false };
  useDragged.of(scope).setState({
    carried: { stack: { of: 'region', region: 1 }, count: 1, most: 2, over, pointer, isDrawn: true },
  });
  const tab = await vi.waitFor(() => document.querySelector('.carry-tab') ?? expect.fail('no tab'));
  expect(tab.textContent?.trim()).toMatch(said);
  // Nothing is in hand, and nothing need be.
  expect(tab.textContent).not.toMatch(/in hand/);
});

it('RED-3 the last token of a region stays there, which is said in the hand', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  const state = stateOf('board 2; round 4; turn 0 redeploy; seat 0 humans+merchant 1 2:2');
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: state, log: [] }));
  await vi.waitFor(() => expect(document.querySelector('.dock')).not.toBeNull(), PATIENCE);
  const pointer = { id: 1, x: 100, y: 100, isFinger: false };
  useDragged.of(scope).setState({
    carried: { stack: { of: 'region', region: 1 }, count: 1, most: 1, over: 2, pointer, isDrawn: true },
  });
  await vi.waitFor(() => expect(document.querySelector('.carry-tab .short')?.textContent).toMatch(/must stay/));
});
