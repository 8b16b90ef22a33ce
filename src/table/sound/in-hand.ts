import { type Grasp, useGrasp } from '../attention/grasp.ts';
import { type InHand, useInHand } from '../attention/in-hand.ts';
import type { TableScope } from '../scope.tsx';
import type { Cue } from './cues.ts';

/** What is heard of a stack in the hand: lifted, passing from region to region, laid back; what is put down for good is heard as it lands. */
function cueOfHand(now: Pick<InHand, 'carried' | 'put'>, before: Pick<InHand, 'carried'>): Cue | null {
  if (now.carried === null) return before.carried !== null && now.put === null ? 'place' : null;
  if (before.carried === null) return 'lift';
  return now.carried.over !== before.carried.over && now.carried.over !== null ? 'pass' : null;
}

/** What is heard of anything else in the hand: lifted, or laid back; what is given away is heard as it lands. */
function cueOfGrasp(now: Pick<Grasp, 'held' | 'isGiven'>, before: Pick<Grasp, 'held'>): Cue | null {
  const areCoins = (now.held ?? before.held)?.of === 'purse';
  if (now.held === null) return before.held === null || now.isGiven || areCoins ? null : 'place';
  if (before.held !== null) return null;
  return areCoins ? 'coin' : 'lift';
}

/** Plays what is heard of the hand. Returns a function that ends it. */
export function hearHand(scope: TableScope, play: (cue: Cue) => void): () => void {
  const hear = (cue: Cue | null) => {
    if (cue !== null) play(cue);
  };
  const ends = [
    useInHand.of(scope).subscribe((now, before) => hear(cueOfHand(now, before))),
    useGrasp.of(scope).subscribe((now, before) => hear(cueOfGrasp(now, before))),
  ];
  return () => {
    for (const end of ends) end();
  };
}
