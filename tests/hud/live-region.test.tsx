// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { useSettings } from '../../src/look/settings.ts';
import '../support/boards.ts';
import { act, clear, playOver, tableFor } from './support.tsx';

const game = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] };
const told = () => screen.getByRole('status', { name: 'What happens' }).textContent;
const taken = 'Ada conquers Farmland 2 with 2 tokens.';

afterEach(clear);

it('an undone step is told, and the same step told again when it is done again', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(game));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
  table.send({ type: 'undo' });
  await vi.waitFor(() => expect(told()).toBe(`Taken back: ${taken}`));
  await act(table, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
});

it('who wants to hear only the turns is not told of it, nor left with what is undone', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(game));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
  await vi.waitFor(() => expect(told()).toBe(taken));
  useSettings.setState({ tell: 'turns' });
  table.send({ type: 'undo' });
  await vi.waitFor(() => expect(told()).toBe(''));
});
