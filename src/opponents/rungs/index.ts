import { chanceOf, seedFor } from '../chance.ts';
import { raider } from '../levels/raider.ts';
import { strategist } from '../levels/strategist.ts';
import { stray } from '../levels/stray.ts';
import { wanderer } from '../levels/wanderer.ts';
import { playingOn, thorough, warlord } from '../levels/warlord.ts';
import type { Level } from '../types.ts';
import type { Rung } from './rung.ts';

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
