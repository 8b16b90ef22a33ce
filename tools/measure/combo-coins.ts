import { type Brought, rateOf } from '../../src/opponents/fairness/estimate.ts';
import { type Asked, levelIds } from '../../src/opponents/types.ts';
import { contentOf, type ForceId, type GameEvent, type GameState } from '../../src/rules/index.ts';
import { oneOf } from '../house/arguments.ts';
import { written } from './file.ts';
import { gameOf, seated } from './game.ts';
import { type Deal, part } from './part.ts';
import { rounded, told } from './statistics.ts';

interface Game extends Deal {
  readonly level: Asked['level'];
}

export const comboCoins = part<Game, Readonly<Record<string, Brought>>>({
  about: `the coins a turn that combos with each race and with each power were paid while active. Counted in --games of opponents for each number of players,
with 95 % intervals. --write makes them the figures that the table shows about combos (src/opponents/combo-coins.json).`,
  options: { games: '400', players: '2,3,4,5', level: 'planner', seed: '1', write: false },
  play: ({ players, seed, level }) => coinsOf(players, seed, level),
  report: async (given, ask) => {
    const level = oneOf('level', given.text('level'), [...levelIds, 'planner'] as const);
    const games = given.number('games');
    const { races, powers } = contentOf({});
    const traits = [...Object.keys(races).map((id) => `race.${id}`), ...Object.keys(powers).map((id) => `power.${id}`)];
    const players: Record<string, Record<string, readonly number[]>> = {};
    for (const count of given.numbers('players')) {
      const jobs = Array.from(
        { length: games },
        (_, at): Game => ({ players: count, seed: given.number('seed') + at, level }),
      );
      const played: Readonly<Record<string, Brought>>[] = [];
      for await (const game of ask(jobs)) played.push(game);
      const rows = traits.flatMap((trait): [string, readonly number[]][] => {
        const all = played.flatMap((game) => game[trait] ?? []);
        if (all.length === 0) return [];
        const rate = rateOf(all);
        const turns = all.reduce((sum, game) => sum + game.turns, 0);
        console.log(`${count} players  ${trait.padEnd(20)} ${told(rate)} in ${turns} turns`);
        return [[trait, [rate.mean, Math.max(0, rate.low), rate.high].map((coins) => rounded(coins, 1))]];
      });
      players[count] = Object.fromEntries(rows);
    }
    if (given.is('write')) await written('src/opponents/combo-coins.json', { level, games, players });
  },
});

/**
 * Plays a game between opponents of one level, of different tempers, and adds up by race and by power (`race.<id>`, `power.<id>`) what combos with them were
 * paid in the turns in which they were active (SCO-1, SCO-2): for their regions, and what the race and the power added.
 */
export function coinsOf(players: number, seed: number, level: Asked['level']): Readonly<Record<string, Brought>> {
  const opponents = Array.from({ length: players }, (_, seat) => opponentAt(seat, players, seed, level));
  const sums = new Map<string, Brought>();
  gameOf({ players, seed }, seated(opponents), ({ before, events }) => note(sums, before, events));
  return Object.fromEntries(sums);
}

/** Tempers differ from seat to seat and from game to game, since combos suit some more than others. */
function opponentAt(seat: number, players: number, seed: number, level: Asked['level']): Asked {
  const inclined = (step: number) => 0.3 + 0.4 * (((seed * step + seat) % (players + 3)) / (players + 2));
  return {
    level,
    seed: seed * 10 + seat,
    temper: { aggression: inclined(1), greed: inclined(3), patience: inclined(5) },
  };
}

/** Adds what a command paid for the race that was active. */
function note(sums: Map<string, Brought>, before: GameState, events: readonly GameEvent[]): void {
  if (!events.some(({ type }) => type === 'scored')) return;
  const declining = events.findIndex(({ type }) => type === 'declined');
  const scoring = events.findIndex(({ type }) => type === 'scored');
  // A race that declines is paid as one in decline, unless it declines after it was paid (STO-1).
  if (declining >= 0 && declining < scoring) return;
  const active = before.forces.find(({ seat, declined }) => seat === before.turnSeat && !declined);
  if (!active) return;
  const coins = paidTo(active.id, events);
  for (const trait of [`race.${active.race}`, `power.${active.power}`]) {
    const known = sums.get(trait) ?? { coins: 0, turns: 0 };
    sums.set(trait, { coins: known.coins + coins, turns: known.turns + 1 });
  }
}

function paidTo(force: ForceId, events: readonly GameEvent[]): number {
  let coins = 0;
  for (const event of events)
    if (event.type === 'coinsMoved' && event.from.at === 'stash' && event.force === force) coins += event.amount;
  return coins;
}
