import { expect, it } from 'vitest';
import { strengthOf } from '../../../src/screens/start/SeatFields.tsx';

const all = [
  { level: 'raider', against: 'wanderer', players: 3, share: 0.8 },
  { level: 'warlord', against: 'raider', players: 2, share: 0.9 },
];

it('the strength of a level is what was measured against the level below, at a table of as many', () => {
  expect(strengthOf('raider', 3, all)).toEqual({ share: 0.8, against: 'wanderer' });
  for (const [level, players] of [
    ['raider', 2],
    ['warlord', 2],
    ['wanderer', 2],
  ] as const)
    expect(strengthOf(level, players, all)).toBeNull();
});
