import { evenTemper, type LevelId } from '../../opponents/types.ts';
import type { LogEntry } from '../../rules/course.ts';
import { canonical, type Seat } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { type Laid, type Played, type SeatSetup, type TableSetup, withLevel } from '../../session/turn/index.ts';
import type { Player } from '../set-up/draft.ts';
import { seedFor } from '../set-up/set-up.ts';

/** A moment of a game: after so many commands, with the round and the seat that is to decide then. */
export interface Moment {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
}

/** The moments at which turns began, after the first one: the beginning of the game is known without them. */
export function turnsOf(log: readonly LogEntry[]): readonly Moment[] {
  return log.flatMap(({ round, seat }, at) => {
    const isFirst = log[at - 1]?.events.some(({ type }) => type === 'turnEnded') ?? false;
    return isFirst ? [{ at, round, seat }] : [];
  });
}

/** Where one most likely wants to do better, in commands: a person's last turn, else the last, else 0. */
export function lastTurnOfPerson({ setup, log }: Pick<Played, 'setup' | 'log'>): number {
  const turns = turnsOf(log);
  return (turns.findLast(({ seat }) => setup.seats[seat]?.control === 'human') ?? turns.at(-1))?.at ?? 0;
}

/** The game after so many commands, to be played on with the same stacks and dice. Throws a `SaveError`. */
export async function forkOf(played: Played, at: number, seats: readonly SeatSetup[]): Promise<Laid> {
  const { lesson: _lesson, ...table } = played.setup;
  const course = await courseOfGame(
    played.setup,
    played.log.slice(0, at).map(({ command }) => command),
  );
  // What was done before is not this game's to take back.
  return { setup: { ...table, seats }, game: course.at(at), log: course.log };
}

/** The most results of the die that a set-up may give. */
const MOST_DICE = 1000;

/** A new game of the deal: same stacks, and the throws in order; opponents that stay keep their seed. */
export function dealOf({ setup, log }: Played, seats: readonly SeatSetup[]): TableSetup {
  const { lesson: _lesson, game, ...table } = setup;
  const given = game.dice ?? [];
  const fallen = log
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'dieRolled' ? [event.value] : []));
  // A position brings its own throws.
  const dice = [...fallen, ...given.slice(fallen.length)].slice(0, MOST_DICE);
  return { ...table, seats, game: { ...game, ...(dice.length > 0 && setup.position === undefined && { dice }) } };
}

/** What games of one deal have in common: all that is dealt, not the throws noted down since. */
export function dealKey({ game, position }: TableSetup): string {
  const { dice: _dice, rules: _rules, ...dealt } = game;
  return canonical({ ...dealt, position });
}

/** A seat given to another: an opponent keeps temper and seed, a new one is even, with its own seed. */
export function withPlayer(
  seats: readonly SeatSetup[],
  seat: Seat,
  player: Player,
  chance: number,
): readonly SeatSetup[] {
  return seats.map((one, at) =>
    at === seat ? { ...one, control: controlFor(one, player, seedFor(at, chance)) } : one,
  );
}

function controlFor({ control }: SeatSetup, player: Player, seed: number): SeatSetup['control'] {
  if (player === 'human') return player;
  return control === 'human' ? { level: player, temper: evenTemper, seed } : withLevel(control, player);
}

/** Those who played; where all were opponents, a person in the seat to decide after so many commands. */
export function withSomebody({ setup, log }: Played, at: number, chance: number): readonly SeatSetup[] {
  const { seats } = setup;
  const next = log[at]?.seat;
  const isWatched = seats.every(({ control }) => control !== 'human');
  return isWatched && next !== undefined ? withPlayer(seats, next, 'human', chance) : seats;
}

/** Who plays a deal by default: one person, and opponents in all other seats; those that were there stay. */
export function forOnePerson(seats: readonly SeatSetup[], level: LevelId, chance: number): readonly SeatSetup[] {
  const person = Math.max(
    0,
    seats.findIndex(({ control }) => control === 'human'),
  );
  return seats.reduce((now, { control }, seat) => {
    if (seat === person) return withPlayer(now, seat, 'human', chance);
    return control === 'human' ? withPlayer(now, seat, level, chance) : now;
  }, seats);
}
