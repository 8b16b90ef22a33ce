// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { lastSaid } from '../../src/ui/look/index.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { farm, hill } from '../support/places.ts';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { chartWith, goOn, withOpponents } from '../support/table-actor.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

const game = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] };
const told = lastSaid;
const step = 'Ada conquers Farmland 2 with 2 tokens.';
/** And what stands there, and is left in hand. */
const taken = `${step} Farmland 2: 2 Ratmen, 10 in hand.`;

afterEach(clear);

it('an undone step is told, and the same step told again when it is done again', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(game));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
  table.send({ type: 'undo' });
  await vi.waitFor(() => expect(told()).toBe(`Undone: ${step}`));
  await act(table, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
});

it('an undone step is not announced to a player who wants to hear only the turns', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(game));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
  useSettings.setState({ tell: 'turns' });
  table.send({ type: 'undo' });
  await settle();
  expect(told()).toBe(taken);
});

it('the same once more is told each time: tokens placed one by one', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(game));
  table.send({ type: 'leave' });
  const now = 'board 2; round 4; turn 0 redeploy; seat 0 humans+forest 1:2 2:2 hand:3; seat 1 orcs+hill 4:3';
  table.send(goOn({ setup: tableFor(game), game: stateOf(now), log: [] }));
  await settle();
  const ears = hearing();
  onTestFinished(ears.end);
  await act(table, ...[1, 2].map(() => ({ type: 'place', region: 1, count: 1 }) as const));
  await vi.waitFor(() =>
    expect(ears.heard('status').filter((line) => line.startsWith('Ada places'))).toEqual([
      'Ada places 1 Human in Farmland 2. Farmland 2: 3 Humans, 2 in hand.',
      'Ada places 1 Human in Farmland 2. Farmland 2: 4 Humans, 1 in hand.',
    ]),
  );
  await act(table, { type: 'lift', region: 1, count: 1 });
  await vi.waitFor(() => expect(told()).toMatch(/Farmland 2: 3 Humans, 2 in hand\.$/));
});

it('the winner is announced to a player who hurries to the end', async () => {
  const setup = withOpponents(tableFor(game), [1]);
  const table = await playOver(<Hud onLeave={() => {}} />, setup, chartWith());
  const last = `board 2; round 10; turn 1 conquer; seat 0 orcs+hill ${farm}:1; seat 1 humans+forest ${hill}:2`;
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(last), log: [] }));
  await settle();
  table.send({ type: 'hurry' });
  await vi.waitFor(() => expect(table.getSnapshot().context.present?.phase).toBe('gameOver'));
  await vi.waitFor(() => expect(told()).toMatch(/wins/));
});
