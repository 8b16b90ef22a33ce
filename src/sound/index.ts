/** What is heard: cues made of computed sound, and the room around the table. */
import { fetched } from '../fetched/index.ts';

export type { Cue } from './cues.ts';
export { cuesOf, type MotionEdge } from './cues-of.ts';
export type { Speaker, Volumes } from './speaker.ts';

const file = fetched(() => import('./speaker.ts'), { unplaced: true });

/**
 * The speaker, fetched when there may be sound: a browser lets nothing be heard before a first gesture. Waits for as long as it cannot be
 * fetched; fails where the browser has no sound.
 */
export async function newSpeaker() {
  const { Speaker } = await file.here();
  return new Speaker();
}
