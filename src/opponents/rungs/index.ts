import { type GameState, legal } from '../../rules/index.ts';
import { chanceOf, seedFor } from '../chance.ts';
import { deploy } from '../evaluation/deploy.ts';
import { raider } from '../levels/raider.ts';
import { strategist } from '../levels/strategist.ts';
import { wanderer } from '../levels/wanderer.ts';
import { playingOn, thorough, warlord } from '../levels/warlord.ts';
import type { Level } from '../types.ts';

/** How often it stops conquering although it could go on. */
const stops = 0.15;

/** Takes any legal step, whatever comes of it: no level, but what the lowest rungs of the ladder do now and then. */
const stray: Level = (state, { seed }) => {
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

const brief = playingOn({
  race: { ...thorough.race, games: 8, turns: 100 },
  conquests: { ...thorough.conquests, choices: 4, games: 5, turns: 80 },
  redeployments: { ...thorough.redeployments, choices: 4, games: 8, turns: 80 },
});

/** From the lowest to the highest; each wins most of its games of two against the one below (docs/opponents.md). */
export const rungs: readonly Rung[] = [
  { plays: wanderer, below: stray, slips: 0.5 },
  { plays: wanderer, below: stray, slips: 0 },
  { plays: raider, below: wanderer, slips: 0.54 },
  { plays: raider, below: wanderer, slips: 0 },
  { plays: strategist, below: raider, slips: 0.68 },
  { plays: strategist, below: raider, slips: 0.4 },
  { plays: strategist, below: raider, slips: 0.15 },
  { plays: strategist, below: raider, slips: 0 },
  { plays: brief, below: strategist, slips: 0.25 },
  { plays: warlord, below: strategist, slips: 0 },
];

/** So that slips have nothing to do with what the one that decides draws by the same seed. */
const apart = 0x51ed270b;

/** Decides as this rung of the ladder, counted from 1. Throws if there is none. */
export function onRung(number: number): Level {
  const rung = rungs[number - 1];
  if (!rung) throw new Error(`opponents: no rung ${number}`);
  return (state, mind) => {
    const slips = chanceOf(seedFor(mind.seed ^ apart, state)).share() < rung.slips;
    return (slips ? rung.below : rung.plays)(state, mind);
  };
}

interface Rung {
  readonly plays: Level;
  /** Who decides instead when it slips. */
  readonly below: Level;
  /** Share of its decisions in which it slips, 0–1. */
  readonly slips: number;
}
