import { type Command, type GameState, legal } from '../../rules/index.ts';
import { gamblesOf, type Raid, raidsOf, rateOf } from '../judgement/conquest.ts';
import type { Temper } from '../types.ts';

/** The raids and gambles of a position, best rate first. */
export function rankedRaids(state: GameState, temper: Temper): Raid[] {
  return raidsOf(state, legal(state), temper)
    .filter(({ coins }) => coins > 0)
    .sort((a, b) => rateOf(b) - rateOf(a));
}

/** The raid with the best rate, else the best gamble, else the end of the conquests. */
export function greedyRaid(state: GameState, temper: Temper): Command {
  const commands = legal(state);
  const raid =
    best(raidsOf(state, commands, temper), rateOf) ?? best(gamblesOf(state, commands, temper), ({ coins }) => coins);
  return raid?.command ?? { type: 'endConquests' };
}

function best(raids: readonly Raid[], rate: (raid: Raid) => number): Raid | null {
  let found: Raid | null = null;
  for (const raid of raids) if (raid.coins > 0 && (found === null || rate(raid) > rate(found))) found = raid;
  return found;
}
