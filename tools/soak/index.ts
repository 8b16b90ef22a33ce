/**
 * `npm run soak -- [--commands 1000000] [--seed 1]`: plays whole games until so many commands were given, every combo on every
 * board again and again, and checks everything after each command. Exit code 0: nothing was amiss. 1: something was; the set-up
 * and the commands that lead to it are printed, the shortest beginning that shows it.
 */
import { parseArgs } from 'node:util';
import { boardIds, replay } from '../../src/rules/index.ts';
import { Broken, playChecked } from '../../tests/support/checked-game.ts';
import { openLedger } from './ledger.ts';
import { cycle, planned } from './plan.ts';

const { values } = parseArgs({
  options: { commands: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const wanted = Number(values.commands);
const seed = Number(values.seed);
if (!(Number.isSafeInteger(wanted) && wanted > 0) || !(Number.isSafeInteger(seed) && seed >= 0 && seed < 1e8)) {
  console.error('soak: --commands takes a number above 0, --seed one from 0 to 99999999');
  process.exit(2);
}

const ledger = openLedger();
const began = performance.now();
let given = 0;
let games = 0;
let told = began;
try {
  for (; given < wanted; games++) {
    given += playOne(games);
    if (performance.now() - told < 10_000) continue;
    told = performance.now();
    console.log(`${progress()}; ${ledger.picked()}`);
  }
} catch (failure) {
  if (!(failure instanceof Broken)) throw failure;
  console.error(`game ${games} of seed ${seed}, at command ${failure.commands.length}:\n${failure.message}`);
  process.exitCode = 1;
}
console.log(`${progress()}, ${Math.floor(games / cycle)} cycles of ${cycle} games\n${ledger.report()}`);

/** Plays a game, then again from its commands; gives their number. */
function playOne(number: number): number {
  const game = planned(seed, number);
  const board = boardIds.find((id) => id === game.setup.players);
  if (board === undefined) throw new Error(`no board for ${game.setup.players}`);
  const { state, commands } = playChecked({ ...game, look: (step) => ledger.note(board, step) });
  const again = replay(game.setup, JSON.parse(JSON.stringify(commands)));
  if (!again.ok || JSON.stringify(again.state) !== JSON.stringify(state))
    throw new Broken(game.setup, commands, ['the same commands lead to another state on a second run']);
  return commands.length;
}

function progress(): string {
  const seconds = (performance.now() - began) / 1000;
  return `${given.toLocaleString('en')} of ${wanted.toLocaleString('en')} commands, ${games} games, ${seconds.toFixed(0)} s`;
}
