/** What is heard: cues made of computed sound, and the room around the table. */
export { type Cue, cues } from './cues.ts';
export { Speaker, type Volumes } from './speaker.ts';
