import { expect, it, vi } from 'vitest';
import { boxesReleased, newestBox } from '../../src/rules/index.ts';

// As it was while only the first box was released.
vi.mock('../../src/rules/boxes/index.ts', async () => {
  const { base } = await import('../../src/rules/boxes/base.ts');
  return { boxes: [base] };
});

it('while only the first box is released a new game names none, unless something else is said of its content', () => {
  const [first, ...others] = boxesReleased();
  expect(others).toEqual([]);
  expect(newestBox()).toEqual({});
  expect(newestBox(undefined, undefined, undefined, 'Ours')).toEqual({});
  const house = { otherwise: ['CON-8'] } as const;
  expect(newestBox(house)).toEqual({ content: { id: first?.id, house } });
  const own = { races: ['orcs'] };
  expect(newestBox(house, own, undefined, 'Ours')).toEqual({ content: { id: first?.id, title: 'Ours', own, house } });
});
