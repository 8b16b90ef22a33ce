import { useEffect, useState } from 'react';
import { courseOfGame } from '../saves/course.ts';
import type { Course } from '../turn/course.ts';
import type { Played } from '../turn/index.ts';
import { type Story, storyOf } from './facts.ts';

/** A game that has been read, or that cannot be. */
export type Read = { readonly course: Course; readonly story: Story } | 'failed';

const known = new WeakMap<Played['game'], Read>();

const knownOf = (played: Played | null) => (played === null ? null : (known.get(played.game) ?? null));

/** Reads a game and tells its story; each game once, whoever asks. */
async function readStory(played: Played): Promise<Read> {
  const before = known.get(played.game);
  if (before) return before;
  const course = await courseOfGame(
    played.setup,
    played.log.map(({ command }) => command),
  ).catch(() => null);
  const read: Read = course === null ? 'failed' : { course, story: storyOf(course) };
  known.set(played.game, read);
  return read;
}

/** The story of a game that is over; null while it is being read. */
export function useStory(played: () => Played | null): Read | null {
  const [read, setRead] = useState<Read | null>(() => knownOf(played()));
  useEffect(() => {
    let isOff = false;
    // The end is on the screen before anything is counted.
    const later = setTimeout(() => {
      const game = played();
      if (game === null) return;
      void readStory(game).then((done) => {
        if (!isOff) setRead(done);
      });
    }, 60);
    return () => {
      isOff = true;
      clearTimeout(later);
    };
  }, [played]);
  return read;
}
