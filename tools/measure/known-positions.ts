import { chanceOf } from '../../src/opponents/chance.ts';
import { type Breadth, breadthOn } from '../../src/opponents/planning/plan.ts';
import { planner } from '../../src/opponents/planning/planner.ts';
import { type Command, type GameState, view } from '../../src/rules/index.ts';
import { readPosition, writePosition } from '../../src/rules/positions/index.ts';
import { choicesIn, decisionsOf, mind } from './decisions.ts';
import { written } from './file.ts';
import { type Deal, part } from './part.ts';
import { rounded } from './statistics.ts';
import { type Valued, valuesOf } from './values.ts';

/** How it is kept. */
interface Known {
  readonly position: string;
  readonly right: Command;
  /** The next best, and how many coins of lead it was behind, by players who plan as those of a warlord's games do, and by others who plan twice as widely. */
  readonly next: Command;
  readonly ahead: readonly number[];
  readonly games: number;
  /** Does the planner find it? */
  readonly planner: boolean;
}

interface Game extends Deal {
  readonly times: number;
}

const wide: Breadth = { ways: 8, moves: 5 };

/** Coins and standard errors that the best has to be ahead by, for players of either kind. */
const least = { coins: 3, errors: 3 };

/** Coins that it has to be ahead by at first sight, in so many games, for a count to be worth the time. */
const promising = { coins: 5, games: 60 };

export const knownPositions = part<Game, readonly Known[]>({
  about: `finds decisions about races whose best step is known by playing on. --count 30,9,6,5: so many for each number of players from two. The best two steps
are each followed by --times games to the end, half of them by players who plan twice as widely. No game gives more than one, so that no two are alike; half of
them at most are such as the planner finds. --write makes them those of the tests.`,
  options: { count: '30,9,6,5', times: '200', seed: '1', write: false },
  play: ({ players, seed, times }) => knownIn(players, seed, times),
  report: async (given, ask) => {
    const kept: Known[] = [];
    for (const [at, count] of given.numbers('count').entries()) {
      const jobs = function* () {
        for (let seed = given.number('seed'); ; seed++) yield { players: at + 2, seed, times: given.number('times') };
      };
      const found: Known[] = [];
      if (count > 0)
        for await (const all of ask(jobs())) {
          const mayBeEasy = found.filter((one) => one.planner).length < count / 2;
          const one = all.find((some) => mayBeEasy || !some.planner);
          if (!one) continue;
          console.log(`${at + 2} players: ${JSON.stringify(one)}`);
          if (found.push(one) === count) break;
        }
      kept.push(...found);
    }
    if (given.is('write')) await written('tests/opponents/positions/known.json', kept);
  },
});

/** The known positions of a game, as far as one that the planner does not find. */
function knownIn(players: number, seed: number, times: number): Known[] {
  const chance = chanceOf(seed);
  const met = decisionsOf(players, seed, 'race');
  const found: Known[] = [];
  for (let tries = 0; tries < 6 && met.length > 0 && found.every((one) => one.planner); tries++) {
    const [one] = met.splice(chance.below(met.length), 1);
    const known = one && knownOf(one.state, times);
    if (known) found.push(known);
  }
  return found;
}

/** The answer to a decision about a race, if it is known: null if the best two are too close, or if the two kinds of players do not agree. */
function knownOf(state: GameState, times: number): Known | null {
  const values = valuesOf(state, choicesIn(state, 'race').slice(0, 12), promising.games, { breadth: breadthOn });
  const [best, next] = values.filter((one, at) => values.findIndex((other) => firstOf(other) === firstOf(one)) === at);
  if (!best || !next || next.behind < promising.coins) return null;
  const ahead = [breadthOn, wide].map((breadth) => {
    const [first, second] = valuesOf(state, [best.intent, next.intent], times / 2, { breadth });
    const agrees = first && second && firstOf(first) === firstOf(best);
    return agrees && second.behind >= least.coins && second.behind >= least.errors * second.error
      ? second.behind
      : null;
  });
  const [right, other] = [best, next].map(({ intent }) => intent.commands[0]);
  const both = ahead.flatMap((coins) => (coins === null ? [] : rounded(coins, 1)));
  if (!right || !other || both.length < 2) return null;
  const isFound = JSON.stringify(planner(state, mind).commands[0]) === JSON.stringify(right);
  return { position: positionOf(state), right, next: other, ahead: both, games: times, planner: isFound };
}

const firstOf = ({ intent }: Valued): string => JSON.stringify(intent.commands[0]);

/** Without what nobody at the table sees: stacks and dice. */
function positionOf(state: GameState): string {
  const isSeen = (line: string) => line !== '' && !/^(banners|badges|random|dice)\b/.test(line);
  const position = writePosition(state).split('\n').filter(isSeen).join('; ');
  const read = readPosition(position);
  if (!read.ok || JSON.stringify(view(read.state, state.seat)) !== JSON.stringify(view(state, state.seat)))
    throw new Error(`not read as it was written: ${position}`);
  return position;
}
