import { expect, it } from 'vitest';
import { createSpeaker, nameOf } from '../../../src/ui/locale/index.ts';
import { messagesOf } from './messages.ts';
import { refuse } from './refuse.ts';

const speaker = createSpeaker('en', messagesOf('en'), refuse);
const moves = ['picked', 'abandoned', 'conquered', 'withdrawn', 'reinforced', 'setAside', 'declined'] as const;

/** What is told of so many Skeletons. */
const told = (why: (typeof moves)[number], count: number) =>
  speaker.t(`log.tokensMoved.${why}`, {
    count,
    race: nameOf('race.skeletons.counted', 'skeletons', { count }),
    seat: 'Ada',
    from: 'Farmland 2',
    to: 'Farmland 2',
  });

it.each(moves)('one token that is %s does what one does, two do what several do', (why) => {
  expect(told(why, 1)).toMatch(/^1 (new )?Skeleton (of Ada )?\w+s /);
  expect(told(why, 2)).toMatch(/^2 (new )?Skeletons (of Ada )?\w*[^s] /);
});
