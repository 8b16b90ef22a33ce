import type { BoxName } from '../../rules/index.ts';

let speak: ((box: BoxName) => void) | undefined;

/** Brings what says the names of one's own: importing `own-names.ts` does this. A page fetches it with the first game that has any. */
export function bringOwnNames(brought: (box: BoxName) => void): void {
  speak = brought;
}

/** Before anybody says a word of a box: what is of one's own in it is called by its names from now on. Cheap when asked again. */
export function speakOfBox(box: BoxName | undefined): void {
  if (box?.own !== undefined) speak?.(box);
}
