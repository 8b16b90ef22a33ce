import { expect, it } from 'vitest';
import { announced } from '../../src/hud/log/announced.ts';
import { narrate } from '../../src/hud/log/narration.ts';

const naming = { board: 2, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as const;
const lines = narrate(
  [
    { type: 'regionAbandoned', force: 1, region: 3, clause: 'TRN-4' },
    { type: 'scored', seat: 0, amount: 4 },
    { type: 'turnBegan', seat: 1, round: 2 },
  ],
  naming,
);
const told = (tell: 'all' | 'turns' | 'none', led: boolean) => announced(lines, tell, led).map(({ key }) => key);

it('announces everything, or turns and their income, or nothing, as the player chose', () => {
  expect(told('all', false)).toEqual(['log.regionAbandoned', 'log.scored', 'log.turnBegan']);
  expect(told('turns', false)).toEqual(['log.scored', 'log.turnBegan']);
  expect(told('none', false)).toEqual([]);
});

it('leaves the beginning of a turn to the heading that receives the focus', () => {
  expect(told('all', true)).toEqual(['log.regionAbandoned', 'log.scored']);
});
