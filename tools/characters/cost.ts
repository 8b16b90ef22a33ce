/**
 * What a character costs a warlord, in coins of lead a game: cheaper to know than by games of warlords, which take half a minute each. Strategists
 * play games; in each of their decisions a warlord decides with an even temper and with every character, in the same imagined games, and where they differ
 * both choices are played on to the end in other games. What a seat lost in a game is the sum of that: decisions are taken one by one,
 * as if what one changes did not change the next. `--games 30 --from 1 --players 2 --only miser`; a line for each game goes to `--log FILE`.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seedFor } from '../../src/opponents/chance.ts';
import { leanings } from '../../src/opponents/characters/index.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { type CharacterId, characterIds, evenTemper, type Memory, type Mind } from '../../src/opponents/index.ts';
import { choicesOf, linesOf } from '../../src/opponents/levels/choices.ts';
import { breadthOn } from '../../src/opponents/levels/plan.ts';
import { thorough } from '../../src/opponents/levels/warlord.ts';
import { noMemory, remembered } from '../../src/opponents/memory.ts';
import { compared } from '../../src/opponents/playouts/compare.ts';
import type { Intent } from '../../src/opponents/playouts/play-on.ts';
import { quickly } from '../../src/opponents/playouts/quick.ts';
import { characterTempers } from '../../src/opponents/tempers.ts';
import { apply, type GameState, legal, newGame, view } from '../../src/rules/index.ts';
import { meanOf } from '../known-positions/count.ts';
import { kindOf, valuesOf } from '../regret/make.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    from: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    only: { type: 'string' },
    log: { type: 'string' },
  },
});

const players = Number(values.players);
const wanted = values.only?.split(',');
const characters = characterIds.filter((id) => !wanted || wanted.includes(id));

/** Games played on after each of two choices that differ. */
const playedOn = 120;

/** By character: what it lost in each game, for each seat, in coins of lead, and how often it decided otherwise than an even temper. */
const lost = new Map(characters.map((id) => [id, { coins: [] as number[], otherwise: 0, decisions: 0 }]));

for (let at = 0; at < Number(values.games); at++) {
  playGame(Number(values.from) + at);
  for (const id of characters) console.log(lineOf(id));
}

function playGame(seed: number): void {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  let memories = Array.from({ length: players }, () => noMemory({ players }));
  const sums = new Map(characters.map((id) => [id, memories.map(() => 0)]));
  while (state.phase !== 'gameOver') {
    const memory = memories[state.seat];
    if (memory && kindOf(state) !== null && legal(state).length > 1)
      for (const [id, coins] of costsOf(state, memory)) {
        const sum = sums.get(id);
        if (sum) sum[state.seat] = (sum[state.seat] ?? 0) + coins;
      }
    const [command] = quickly(state, { breadth: breadthOn });
    const outcome = command && apply(state, command);
    if (!outcome?.ok) throw new Error(`nothing to do in ${state.phase}`);
    memories = memories.map((known, seat) => remembered(known, seat, outcome.events));
    state = outcome.state;
  }
  for (const [id, sum] of sums) {
    lost.get(id)?.coins.push(...sum);
    if (values.log) appendFileSync(values.log, `${JSON.stringify({ id, players, seed, lost: sum })}\n`);
  }
}

/** What each character loses by deciding here as it does. */
function costsOf(state: GameState, memory: Memory): Map<CharacterId, number> {
  const seen = view(state, state.seat);
  const imagined = imagine(seen, seedFor(1, seen));
  const even = chosen(imagined, { temper: evenTemper, seed: 1 });
  const worth = new Map<string, number>();
  return new Map(
    characters.map((id) => {
      const leaning = leanings[id];
      const mind: Mind = {
        temper: characterTempers[id],
        seed: 1,
        leaning: (at, command) => leaning(at, command, memory),
      };
      const own = chosen(imagined, mind, even);
      const count = lost.get(id);
      if (count) count.decisions += 1;
      const key = JSON.stringify(own);
      if (!own || !even || JSON.stringify(even.commands[0]) === JSON.stringify(own.commands[0])) return [id, 0];
      if (count) count.otherwise += 1;
      const cost = worth.get(key) ?? costOf(state, even, own);
      worth.set(key, cost);
      return [id, cost];
    }),
  );
}

/** The warlord's choice, with the whole line that it begins; the same as an even temper's where nothing leans to one more than to another. */
function chosen(state: GameState, mind: Mind, even?: Intent): Intent | undefined {
  const isRace = kindOf(state) === 'race';
  const choices = (isRace ? choicesOf : linesOf)(state, mind);
  if (even && choices.every(({ lean }) => lean === choices[0]?.lean)) return even;
  return compared(state, mind.seed, choices, isRace ? thorough.race : thorough.conquests)[0];
}

/** How many coins of lead the second choice brings less than the first. */
function costOf(state: GameState, even: Intent, own: Intent): number {
  const [best, worse] = valuesOf(state, [even, own], playedOn);
  if (!best || !worse) throw new Error('two choices have two values');
  return JSON.stringify(best.intent.commands) === JSON.stringify(even.commands) ? worse.behind : -worse.behind;
}

function lineOf(id: CharacterId): string {
  const { coins, otherwise, decisions } = lost.get(id) ?? { coins: [], otherwise: 0, decisions: 0 };
  const mean = meanOf(coins);
  const error = Math.sqrt(meanOf(coins.map((one) => (one - mean) ** 2)) / Math.max(1, coins.length - 1));
  const interval = `${(mean - 1.96 * error).toFixed(2)} to ${(mean + 1.96 * error).toFixed(2)}`;
  return `${id}: ${otherwise} of ${decisions} decisions, ${mean.toFixed(2)} coins (${interval}) a game of ${coins.length}`;
}
