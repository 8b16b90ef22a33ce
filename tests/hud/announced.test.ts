import { expect, it } from 'vitest';
import { narrate } from '../../src/hud/log/narration.ts';
import { announced } from '../../src/hud/ShownAnnouncer.tsx';

const naming = { board: 2, content: undefined, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as const;
const lines = narrate(
  [
    { type: 'regionAbandoned', force: 1, region: 3, clause: 'TRN-4' },
    { type: 'scored', seat: 0, amount: 4 },
    { type: 'turnBegan', seat: 1, round: 2 },
  ],
  naming,
);
type Whose = Parameters<typeof announced>[2];
const told = (tell: 'all' | 'turns' | 'none', whose?: Whose) => announced(lines, tell, whose).map(({ key }) => key);

it('announces everything, or turns and their income, or nothing, as the player chose', () => {
  expect(told('all')).toEqual(['log.regionAbandoned', 'log.scored', 'log.turnBegan']);
  expect(told('turns')).toEqual(['log.scored', 'log.turnBegan']);
  expect(told('none')).toEqual([]);
});

it('leaves the beginning of a turn to the call of whoever decides, and its income to the summary of another’s turn', () => {
  expect(told('turns', { isTold: true })).toEqual(['log.turnBegan']);
  expect(told('all', { isTold: true })).toContain('log.scored');
  expect(told('all', { isCalled: true })).toEqual(['log.regionAbandoned', 'log.scored']);
});
