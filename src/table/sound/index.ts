import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import type { TableScope } from '../scope.tsx';

export type { Cue, CueMoment } from './cues.ts';
export type { Speaker } from './speaker.ts';

const file = lazyValue(() => import('./speaker.ts'), { needsNotice: true });

/** Waits until it can be fetched, once a first gesture allows sound. Rejects if the browser has no sound. */
export async function newSpeaker(scope: TableScope | null = null) {
  const { Speaker } = await file.promise();
  return new Speaker(scope);
}
