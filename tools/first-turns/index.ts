/**
 * `npm run first-turns -- [--levels strategist,warlord] [--players 2,3,4,5] [--games 200] [--seed 1] [--play-on 0]`: how often each level ends the
 * conquests of its first turn although its hand would have paid for another region, by its place in the first round. Every other game has
 * even-tempered opponents, the rest have all tempers. Exit code 1: a level other than the Wanderer passed one up; the first such turns are printed.
 * Also prints how often it staked its hand on the die instead. With `--play-on` planners continue each turn to the end of the game this many
 * times, with its last region and without, and where it rolled, with the roll and with the region instead, and it prints the difference.
 */
import { parseArgs } from 'node:util';
import { levelIds } from '../../src/opponents/index.ts';
import { writePosition } from '../../src/positions/index.ts';
import { type FirstTurn, firstTurns, passedUp, rolledInstead } from './played.ts';
import { type Gain, gainOfRegion, gainOfRoll } from './playing-on.ts';
import { dealt } from './tables.ts';

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: 'raider,strategist,warlord' },
    players: { type: 'string', default: '2,3,4,5' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'play-on': { type: 'string', default: '0' },
  },
});
const times = Number(values['play-on']);
/** How many of the faulty turns are printed for each level and table. */
const told = 3;

for (const name of values.levels.split(',')) {
  const level = levelIds.find((id) => id === name);
  if (!level) throw new Error(`No such level: ${name}. There are: ${levelIds.join(', ')}.`);
  for (const players of values.players.split(',').map(Number)) {
    const places: FirstTurn[][] = Array.from({ length: players }, () => []);
    for (let game = 0; game < Number(values.games); game++) {
      const seed = Number(values.seed) + game;
      for (const [at, turn] of firstTurns(dealt(level, players, seed), seed).entries()) places[at]?.push(turn);
    }
    for (const [at, turns] of places.entries())
      console.log(`${name}, ${players} players, ${at + 1}. to play: ${summary(turns)}`);
    const wrong = places.flat().filter(passedUp);
    for (const { state } of wrong.slice(0, told)) console.log(writePosition(state));
    if (wrong.length > 0 && level !== 'wanderer') process.exitCode = 1;
    if (times > 0)
      for (const [what, gainOf] of Object.entries({ 'last region': gainOfRegion, roll: gainOfRoll }))
        console.log(`  ${what}: ${gainText(places.flat().flatMap((turn) => gainOf(turn, times) ?? []))}`);
  }
}

function summary(turns: readonly FirstTurn[]): string {
  const wrong = turns.filter(passedUp);
  const none = wrong.filter(({ taken }) => taken === 0).length;
  const taken = turns.reduce((sum, turn) => sum + turn.taken, 0);
  return [
    `${wrong.length} of ${turns.length} first turns passed up a region`,
    `${none} took none at all`,
    `${turns.filter(rolledInstead).length} rolled instead`,
    `${(taken / turns.length).toFixed(2)} regions before the last word`,
  ].join('; ');
}

/** The mean of what was gained, with its 95 % interval. */
function gainText(gains: readonly Gain[]): string {
  const [coins, wins] = (['coins', 'wins'] as const).map((kind) => {
    const all = gains.map((gain) => gain[kind]);
    const mean = all.reduce((sum, gain) => sum + gain, 0) / all.length;
    const spread = Math.sqrt(all.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, all.length - 1));
    const half = (1.96 * spread) / Math.sqrt(all.length);
    return `${mean.toFixed(3)} (${(mean - half).toFixed(3)} to ${(mean + half).toFixed(3)})`;
  });
  return `${coins} coins of lead, ${wins} games won more; ${gains.length} turns, ${times} games each way`;
}
