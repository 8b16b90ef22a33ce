import { expect, it } from 'vitest';
import { blank } from '../../../src/screens/learn/memory.ts';
import { occasionsOf } from '../../../src/screens/learn/tips/course.ts';
import { clauseTopic, lineOf, markerTopic } from '../../../src/screens/learn/tips/topic.ts';
import '../../../src/ui/locale/tips.ts';
import { apply, newGame, partNames, partRule } from '../../../src/rules/index.ts';
import { looking, waiting } from '../../support/moment.ts';

const own = {
  ownRaces: [
    {
      id: 'gnomes',
      tokens: 6,
      borrows: 'orcs',
      parts: [
        { part: 'discount', amount: 1, where: ['any'] },
        { part: 'income', amount: 1 },
      ],
    },
  ],
  ownPowers: [{ id: 'nimble', tokens: 4, parts: [{ part: 'marker', piece: 'gate', put: 'everywhere', defence: 1 }] }],
} as const;

function picked() {
  const start = newGame({ players: 2, seed: 3, content: { id: 'base', own }, banners: ['gnomes'], badges: ['nimble'] });
  const outcome = start.ok ? apply(start.state, { type: 'pickCombo', index: 0 }) : start;
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.state;
}

it('the coach has a line for every part that races and powers of one\u2019s own are made of', () => {
  for (const part of partNames) expect(lineOf(clauseTopic(partRule(part).clause)), part).not.toBeNull();
});

it('of a race and a power of one\u2019s own it explains the parts, and of a piece what pieces are', () => {
  const state = picked();
  const topics = (moment: Parameters<typeof occasionsOf>[0]) =>
    occasionsOf(moment, blank, 'all').map(({ topic }) => topic.id);
  expect(topics(waiting(state)).slice(0, 3)).toEqual(['clause.PRT-1', 'clause.PRT-12', 'clause.PRT-14']);
  expect(markerTopic(state, 'gate')).toEqual({ id: 'clause.PRT-14', clause: 'PRT-14' });
  // A cheaper region is told by the part that makes it cheap.
  expect(topics(looking(state, 0))).toContain('clause.PRT-1');
});
