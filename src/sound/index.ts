/** What is heard: cues made of computed sound, and the room around the table. */
export type { Cue } from './cues.ts';
export { cuesOf, type Moment } from './cues-of.ts';
export type { Speaker, Volumes } from './speaker.ts';

/** The speaker, fetched when there may be sound: a browser lets nothing be heard before a first gesture. */
export async function newSpeaker() {
  const { Speaker } = await import('./speaker.ts');
  return new Speaker();
}
