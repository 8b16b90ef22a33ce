import { expect, it } from 'vitest';
import { LONGEST, lastTurn, linesOf } from '../../../src/screens/share/film.ts';
import { captionsOf, staysOf } from '../../../src/screens/share/use-captions.ts';
import { raidersGame } from '../../support/courses.ts';

const widthOf = (text: string) => text.length;

it('a caption is cut into lines that fit, and into three at most', () => {
  expect(linesOf('The Orcs take Hill 5', 12, widthOf)).toEqual(['The Orcs', 'take Hill 5']);
  expect(linesOf('', 12, widthOf)).toEqual([]);
  const long = linesOf('one two three four five six seven eight', 9, widthOf);
  expect(long).toHaveLength(3);
  expect(long[2]).toMatch(/…$/);
});

it('every stage of the last turn has a caption, and there is time to read all of them within a film', async () => {
  const { setup, course } = raidersGame(3, 5);
  const seats = [0, 1, 2].map((colour) => ({ name: '', colour, control: 'human' as const }));
  const played = {
    setup: { game: setup, seats, options: { curtain: false } },
    log: course.log,
    game: course.at(course.log.length),
  };
  const stages = await lastTurn(played);
  const captions = captionsOf(stages, played);
  expect(captions).toHaveLength(stages.length);
  expect(captions.every(({ what }) => what.trim() !== '')).toBe(true);
  const many = Array.from({ length: 8 }, () => captions).flat();
  for (const list of [captions, many]) expect(staysOf(list).reduce((sum, time) => sum + time, 0)).toBeLessThan(LONGEST);
});
