import { chanceOf, seedFor } from '../../../src/opponents/chance.ts';
import { meanOf } from '../../../src/opponents/fairness/estimate.ts';
import { imagine } from '../../../src/opponents/imagine.ts';
import { breadthOn } from '../../../src/opponents/planning/plan.ts';
import { type Command, view } from '../../../src/rules/index.ts';
import { type Given, oneOf } from '../../house/arguments.ts';
import { choicesIn, decisionsOf, type Kind, kinds, type Met } from '../decisions.ts';
import { type Log, openLog } from '../log.ts';
import { type Ask, part } from '../part.ts';
import { quantile, told } from '../statistics.ts';
import { type Valued, valuesOf } from '../values.ts';
import { designs } from './designs.ts';

/** A decision of a game, with the value of each of its choices, best first. */
interface Decision extends Met {
  readonly kind: Kind;
  /** Of the game. */
  readonly seed: number;
  readonly choices: readonly Valued[];
}

/** A decision to look for in the game of that seed. */
interface Wanted {
  readonly make: Kind;
  readonly players: number;
  readonly seed: number;
  readonly games: number;
}

/** A decision to be taken by a design. */
interface Asked extends Decision {
  readonly design: string;
  readonly mind: number;
}

/** What it cost, in coins, and in milliseconds. */
interface Taken {
  readonly regret: number;
  readonly ms: number;
}

/** The most choices that are valued. */
const most: Readonly<Record<Kind, number>> = { race: 12, conquest: 6, redeployment: 20 };

export const regret = part<Wanted | Asked, Decision | Taken | null>({
  about: `by how many coins opponents of each design fall behind the best choice, over a bank of decisions. Games won would take days to say it.
--make 2:race:60,4:conquest:20,2:redeployment:20 adds decisions to the --bank, so many of each kind of so many players, each with the value of its choices by
--games played on to their end after every one of them; it goes on where it was stopped. --designs takes them by each of these, --seeds times, and says what
falls behind the best, with its 95 % interval, and less what the first of them costs. A character's name is a warlord of that character.`,
  options: {
    bank: 'regret.jsonl',
    make: '',
    games: '240',
    designs: '',
    seeds: '1',
    kind: kinds.join(),
    players: '2,3,4,5',
  },
  play: (job) => ('make' in job ? valued(job) : taken(job)),
  report: async (given, ask) => {
    const bank = openLog<Decision>(given.text('bank'));
    for (const wanted of given.names('make'))
      await make(wanted, given.number('games'), bank, ask as Ask<Wanted, Decision | null>);
    await judge(given, bank.all(), ask as Ask<Asked, Taken>);
  },
});

async function make(wanted: string, games: number, bank: Log<Decision>, ask: Ask<Wanted, Decision | null>) {
  const [table = '', kind = '', count = ''] = wanted.split(':');
  const [players, make] = [Number(table), oneOf('kind', kind, kinds)];
  const have = bank.all().filter((one) => one.kind === make && one.state.players === players);
  let short = Number(count) - have.length;
  // Each game gives one decision, if any.
  const jobs = function* () {
    for (let seed = Math.max(999, ...have.map((one) => one.seed)) + 1; ; seed++) yield { make, players, seed, games };
  };
  if (short > 0)
    for await (const found of ask(jobs())) {
      if (!found) continue;
      bank.add(`${table}:${kind}:${found.seed}`, found);
      short -= 1;
      if (short === 0) break;
    }
}

/** One decision of a game that is of this kind, with the values of its choices; null if the game has none with more than one. */
function valued({ make: kind, players, seed, games }: Wanted): Decision | null {
  const chance = chanceOf(seed);
  const all = decisionsOf(players, seed, kind);
  for (let tries = 0; tries < 4 && all.length > 0; tries++) {
    const [met] = all.splice(chance.below(all.length), 1);
    const intents = met ? choicesIn(met.state, kind).slice(0, most[kind]) : [];
    if (met && new Set(intents.map(({ commands }) => said(kind, commands))).size > 1)
      return { ...met, kind, seed, choices: valuesOf(met.state, intents, games, { breadth: breadthOn }) };
  }
  return null;
}

/** What is decided at once: the first command, but all of a redeployment. */
const said = (kind: Kind, commands: readonly Command[]): string =>
  JSON.stringify(kind === 'redeployment' ? commands : commands[0]);

/** What a design's choice falls behind the best, as it is best followed up. Few are of no known value: as far behind as the worst that has one. */
function taken({ design, state, memory, kind, choices, mind }: Asked): Taken {
  const seen = view(state, state.seat);
  const before = performance.now();
  const commands = designs[design]?.(imagine(seen, seedFor(mind, seen)), mind, memory) ?? [];
  const ms = performance.now() - before;
  const such = choices.filter(({ intent }) => said(kind, intent.commands) === said(kind, commands));
  const behind = (such.length > 0 ? such : choices).map((one) => one.behind);
  return { regret: such.length > 0 ? Math.min(...behind) : Math.max(...behind), ms };
}

async function judge(given: Given, bank: readonly Decision[], ask: Ask<Asked, Taken>) {
  const [kept, tables] = [given.names('kind'), given.numbers('players')];
  const met = bank.filter(({ kind, state }) => kept.includes(kind) && tables.includes(state.players));
  let base: readonly number[] | null = null;
  for (const design of given.names('designs').map((name) => oneOf('design', name, Object.keys(designs)))) {
    const jobs = met.flatMap((one) =>
      Array.from({ length: given.number('seeds') }, (_, at): Asked => ({ ...one, design, mind: 1 + at })),
    );
    const all: Taken[] = [];
    for await (const one of ask(jobs)) all.push(one);
    const groups = new Map<string, number[]>();
    for (const [at, { state, kind }] of jobs.entries()) {
      const group = `${state.players} players, ${kind}`;
      groups.set(group, [...(groups.get(group) ?? []), at]);
    }
    const costs = all.map((one) => one.regret);
    for (const [group, places] of groups) {
      const times = places.map((at) => all[at]?.ms ?? 0);
      const less = base && told(meanOf(places.map((at) => (costs[at] ?? 0) - (base?.[at] ?? 0))));
      console.log(
        [
          `${design}: ${group}: ${told(meanOf(places.map((at) => costs[at] ?? 0)))} coins of ${places.length}`,
          `${meanOf(times).mean.toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)}`,
          ...(less ? [`${less} more than the first`] : []),
        ].join('; '),
      );
    }
    base ??= costs;
  }
}
