/**
 * `npm run soak -- [--commands 1000000] [--seed 1] [--games n] [--minutes n] [--opponents level|all [--brief]] [--boxes] [--boards] [--house]
 * [--positions] [--advice] [--state file]`:
 * plays whole games until the number of commands, games or minutes is reached, cycling through every combo on every board, and checks everything after each command. With
 * `--opponents` computer opponents of that level play, a thousand games by default, with `all` one level or another at each table; `--brief` lets warlords play few games on; `--boxes`
 * deals each game from another box, made at random of parts; `--boards` plays each on another board; with `--house` every table has rules of its own (docs/rulings.md), drawn at random.
 * `--positions` writes every state in the position language and reads it back; `--advice` asks about every refusal in every tenth state whether what it advises can be done.
 * `--state` keeps how far it has come in a file, and goes on from there the next time with the same options. Exit
 * code 0: no faults. 1: a fault;
 * prints the set-up and the shortest sequence of commands that shows it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type LevelId, levelIds } from '../../src/opponents/types.ts';
import { boardIds, type GameState, replay } from '../../src/rules/index.ts';
import { adviceFaults, advised } from '../checks/advice.ts';
import { Broken, playChecked } from '../checks/checked-game.ts';
import { withRandomBoard } from '../checks/random-board.ts';
import { withRandomHouse } from '../checks/random-house.ts';
import { textFaults } from '../checks/round-trip.ts';
import { givenTo, oneOf, orEnd } from '../house/arguments.ts';
import { type Counts, openLedger } from './ledger.ts';
import { cycle, levelOf, type Planned, planned, plannedFor, plannedInBoxes } from './plan.ts';

const options: Readonly<Record<string, string | false>> = {
  ...{ commands: '', seed: '1', games: '', minutes: '', opponents: '', state: '' },
  ...{ brief: false, boxes: false, boards: false, house: false, positions: false, advice: false },
};
const said = givenTo('soak', options);
const isAll = said.text('opponents') === 'all';
const { level, seed, wanted } = orEnd('soak', () => {
  const opponents = said.text('opponents');
  const level = opponents === '' ? null : isAll ? 'raider' : oneOf('level', opponents, levelIds);
  const [commands, games, minutes] = ['commands', 'games', 'minutes'].map((name) => said.numbers(name)[0]);
  if ([commands, games, minutes].includes(0) || said.number('seed') >= 1e8)
    throw new Error('--commands, --games and --minutes take a number above 0, --seed one from 0 to 99999999');
  const usual = {
    commands: level || games || minutes ? undefined : 1_000_000,
    games: level && !minutes ? 1000 : undefined,
  };
  const endless = Number.MAX_SAFE_INTEGER;
  return {
    level,
    seed: said.number('seed'),
    wanted: {
      commands: commands ?? usual.commands ?? endless,
      games: games ?? usual.games ?? endless,
      minutes: minutes ?? endless,
    },
  };
});
const plans = (by: LevelId | null): ((number: number) => Planned) =>
  said.is('boxes')
    ? plannedInBoxes(by, said.is('brief'), seed)
    : by
      ? plannedFor(by, said.is('brief'), seed)
      : (number) => planned(seed, number);
const usual = plans(level);
const all = new Map(levelIds.map((id) => [id, plans(id)]));

const plan = (number: number): Planned => {
  const game = (isAll ? (all.get(levelOf(number)) ?? usual) : usual)(number);
  const setup = said.is('boards') ? withRandomBoard(game.setup) : game.setup;
  return { ...game, setup: said.is('house') ? withRandomHouse(setup) : setup };
};

let looked = 0;
const more = (state: GameState) => [
  ...(said.is('positions') ? textFaults(state) : []),
  ...(said.is('advice') && looked++ % 10 === 0 ? adviceFaults(state) : []),
];

/** How far an earlier run with the same options has come. */
interface Kept {
  readonly options: string;
  readonly given: number;
  readonly games: number;
  readonly counts: Counts;
}

const file = said.text('state');
const kind = JSON.stringify(
  Object.entries(options)
    .filter(([name]) => !['state', 'commands', 'games', 'minutes'].includes(name))
    .map(([name, other]) => [name, other === false ? said.is(name) : said.text(name)]),
);
const kept = keptIn(file);
const ledger = openLedger(kept?.counts);
const began = performance.now();
let given = kept?.given ?? 0;
let games = kept?.games ?? 0;
let told = began;
if (kept) console.log(`goes on after ${games} games`);
try {
  for (; !isDone(); games++) {
    given += playOne(games);
    if (performance.now() - told < 10_000) continue;
    told = performance.now();
    keep(games + 1);
    console.log(`${progress()}; ${ledger.picked()}`);
  }
} catch (failure) {
  if (!(failure instanceof Broken)) throw failure;
  console.error(`game ${games} of seed ${seed}, at command ${failure.commands.length}:\n${failure.message}`);
  process.exitCode = 1;
}
keep(games);
if (said.is('advice')) console.log(`${advised.count.toLocaleString('en')} refusals with advice`);
console.log(`${progress()}, ${Math.floor(games / cycle)} cycles of ${cycle} games\n${ledger.report()}`);

function keptIn(path: string): Kept | null {
  if (path === '' || !existsSync(path)) return null;
  const found = JSON.parse(readFileSync(path, 'utf8')) as Kept;
  if (found.options === kind) return found;
  console.error(`soak: ${path} was kept by a run with other options: ${found.options}`);
  process.exit(2);
}

/** The games before this one are done. */
function keep(count: number): void {
  if (file !== '')
    writeFileSync(file, JSON.stringify({ options: kind, given, games: count, counts: ledger.kept() } satisfies Kept));
}

function isDone(): boolean {
  const minutes = (performance.now() - began) / 60_000;
  return given >= wanted.commands || games >= wanted.games || minutes >= wanted.minutes;
}

/** Plays a game, then replays its commands; returns their number. */
function playOne(number: number): number {
  const game = plan(number);
  const board = boardIds.find((id) => id === game.setup.players);
  if (board === undefined) throw new Error(`no board for ${game.setup.players}`);
  const { state, commands } = playChecked({ ...game, more, look: (step) => ledger.note(board, step) });
  const again = replay(game.setup, JSON.parse(JSON.stringify(commands)));
  if (!again.ok || JSON.stringify(again.state) !== JSON.stringify(state))
    throw new Broken(game.setup, commands, ['the same commands lead to another state on a second run']);
  return commands.length;
}

function progress(): string {
  const seconds = (performance.now() - began) / 1000;
  return `${given.toLocaleString('en')} commands, ${games} games, ${seconds.toFixed(0)} s`;
}
