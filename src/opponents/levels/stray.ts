import { type GameState, legal } from '../../rules/index.ts';
import { chanceOf, seedFor } from '../chance.ts';
import { deploy } from '../evaluation/deploy.ts';
import type { Level } from '../types.ts';

/** How often it stops conquering although it could go on. */
const stops = 0.15;

/** Takes any legal step, whatever comes of it: no level, but what the lowest rungs of the ladder do now and then. */
export const stray: Level = (state, { seed }) => {
  const chance = chanceOf(seedFor(seed, state));
  if (state.phase === 'redeploy' || state.phase === 'withdrawal')
    return { commands: deploy(state, 'even'), weighed: [] };
  const all = legal(state);
  const takes = all.filter(({ type }) => type === 'conquer' || type === 'finalRoll');
  const some = takes.length > 0 && chance.share() >= stops ? takes : all.filter(isHarmless(state));
  const command = some[chance.below(Math.max(1, some.length))] ?? all[0];
  if (!command) throw new Error('opponents: nothing to do although the game is on');
  return { commands: [command], weighed: [] };
};

/** Giving up land and declining again and again would not look like play. */
const isHarmless =
  ({ phase }: GameState) =>
  ({ type }: { readonly type: string }): boolean =>
    type !== 'abandon' && (phase !== 'readyTroops' || type !== 'pass');
