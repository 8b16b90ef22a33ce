import { useInHand } from '../attention/in-hand.ts';
import type { Cue } from './cues.ts';

type InHand = ReturnType<typeof useInHand.getState>;

/** What is heard of a stack in the hand: lifted, passing from region to region, laid back; what is put down for good is heard as it lands. */
export function cueOfHand(now: Pick<InHand, 'carried' | 'put'>, before: Pick<InHand, 'carried'>): Cue | null {
  if (now.carried === null) return before.carried !== null && now.put === null ? 'place' : null;
  if (before.carried === null) return 'lift';
  return now.carried.over !== before.carried.over && now.carried.over !== null ? 'pass' : null;
}

/** Plays what is heard of the hand. Returns a function that ends it. */
export function hearHand(play: (cue: Cue) => void): () => void {
  return useInHand.subscribe((now, before) => {
    const cue = cueOfHand(now, before);
    if (cue !== null) play(cue);
  });
}
