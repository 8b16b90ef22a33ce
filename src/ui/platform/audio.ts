import { attempted } from './attempt.ts';
import { offered } from './capability.ts';

/** A way to make sounds. Throws where the browser has none, or no more than it has given out already. */
export function openAudio(): AudioContext {
  const Audio = offered('AudioContext');
  if (Audio === undefined) throw new Error('audio: none');
  return new Audio({ latencyHint: 'interactive' });
}

/** What can be wanted of it. It may come too late: what is closed resumes no more, and says so after the fact. */
export type AudioWish = 'resume' | 'suspend' | 'close';

export function wish(context: AudioContext, what: AudioWish): void {
  void attempted(async () => {
    if (context.state !== 'closed') await context[what]();
  });
}
