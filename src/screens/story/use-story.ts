import { useCallback, useEffect, useState } from 'react';
import type { Course } from '../../rules/course.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { asSaveError } from '../../session/saves/index.ts';
import type { Played } from '../../session/turn/index.ts';
import { type Story, storyOf } from './facts.ts';

/** A game that has been read, or that cannot be: not at all, or not now, since what reads it could not be fetched. */
export type Read = { readonly course: Course; readonly story: Story } | 'failed' | 'missing';

const known = new WeakMap<Played['game'], Read>();
const readings = new WeakMap<Played['game'], Promise<Read>>();

const knownOf = (played: Played | null) => (played === null ? null : (known.get(played.game) ?? null));

/** Reads a game and tells its story; each game once, whoever asks. */
function readStory(played: Played): Promise<Read> {
  const reading = readings.get(played.game) ?? readAgain(played);
  readings.set(played.game, reading);
  return reading;
}

async function readAgain(played: Played): Promise<Read> {
  const read = await courseOfGame(
    played.setup,
    played.log.map(({ command }) => command),
  ).then(
    (course): Read => ({ course, story: storyOf(course) }),
    (failure: unknown): Read => (asSaveError(failure).code === 'unfetched' ? 'missing' : 'failed'),
  );
  if (read === 'missing') readings.delete(played.game);
  else known.set(played.game, read);
  return read;
}

/** Null while it is being read; `again` reads it again, where something was missing. */
export function useStory(played: () => Played | null): readonly [Read | null, again: () => void] {
  const [read, setRead] = useState<Read | null>(() => knownOf(played()));
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
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
  }, [played, tries]);
  return [read, useCallback(() => setTries((before) => before + 1), [])];
}
