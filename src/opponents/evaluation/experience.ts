import {
  activeForce,
  type Combo,
  type Command,
  comboCost,
  contentOf,
  type GameState,
  hooksOf,
} from '../../rules/index.ts';
import tables from './experience.json';
import { holdingsOf } from './outlook.ts';

/** What may tell how much better or worse a choice is than it promises: names and figures. */
export type Traits = readonly (readonly [name: string, figure: number])[];

/** Coins for each unit of a trait's figure. */
type Lessons = Readonly<Record<string, number>>;

export type Lesson = 'pick' | 'decline';

/** Written by `npm run measure -- experience`: for games of two, and of more. */
const { duel, crowd }: Readonly<Record<'duel' | 'crowd', Readonly<Record<Lesson, Lessons>>>> = tables;

/** Coins beside its promise that a choice with these traits brought in games played to their end. */
export function learned({ players }: Pick<GameState, 'players'>, lesson: Lesson, traits: Traits): number {
  const lessons = (players === 2 ? duel : crowd)[lesson];
  let coins = 0;
  for (const [name, figure] of traits) coins += figure * (lessons[name] ?? 0);
  return coins;
}

/** A choice about races, with the lead in coins that it promises at first sight; only differences count. */
interface Promising {
  readonly command: Command;
  readonly value: number;
}

/** Coins to add. None in the last round, nor for declining now what may at the end of its turn (STO-1). */
export function lessonsOf(state: GameState, choices: readonly Promising[]): readonly number[] {
  if (state.round === state.rounds) return choices.map(() => 0);
  const force = activeForce(state, state.turnSeat);
  const mayWait = force !== null && hooksOf(state, force).lateDecline !== null;
  const staying = choices.reduce(
    (best, { command, value }) => (command.type === 'decline' ? best : Math.max(best, value)),
    Number.NEGATIVE_INFINITY,
  );
  return choices.map(({ command, value }) => {
    if (command.type === 'pickCombo') return learned(state, 'pick', traitsOfPick(state, command.index, value));
    if (command.type !== 'decline' || mayWait || staying === Number.NEGATIVE_INFINITY) return 0;
    return learned(state, 'decline', traitsOfDecline(state, value - staying));
  });
}

/** Each trait as it is, and by the turns that are left, since most tells more early than late. */
function overTime({ round, rounds }: GameState, traits: Traits): Traits {
  const late = (rounds - round) / 10;
  return traits.flatMap(
    ([name, figure]): Traits => [
      [name, figure],
      [`${name}*`, figure * late],
    ],
  );
}

export function traitsOfPick(state: GameState, index: number, promise: number): Traits {
  const combo = state.column[index];
  if (!combo) return [];
  return overTime(state, [
    ['promise', promise],
    ['tokens', tokensOf(state, combo)],
    ['price', comboCost(state, index) - combo.coins],
    [`race.${combo.race}`, 1],
    [`power.${combo.power}`, 1],
  ]);
}

/** The traits of letting a race decline, with the lead that this promises over staying with it. */
export function traitsOfDecline(state: GameState, ahead: number): Traits {
  const force = activeForce(state, state.turnSeat);
  if (!force) return [];
  const all = holdingsOf(state);
  const own = all[state.turnSeat];
  if (!own) return [];
  const others = all.filter((one) => one !== own);
  const mean = (of: (one: (typeof all)[number]) => number) =>
    others.reduce((sum, one) => sum + of(one), 0) / others.length;
  return overTime(state, [
    ['all', 1],
    ['early', (state.rounds - state.round) / 10],
    ['ahead', ahead],
    ['active', own.active],
    ['free', own.free],
    ['declined', own.declined],
    ['offer', bestOffer(state)],
    ['others.fresh', mean(({ fresh }) => (fresh ? 1 : 0))],
    ['others.active', mean(({ active }) => active)],
    ['others.free', mean(({ free }) => free)],
    ['others.declined', mean(({ declined }) => declined)],
    [`race.${force.race}`, 1],
    [`power.${force.power}`, 1],
  ]);
}

/** What the best combo on offer has to give: as experience tells, apart from where it could go. */
function bestOffer(state: GameState): number {
  return state.column.reduce(
    (best, _, index) => Math.max(best, learned(state, 'pick', traitsOfPick(state, index, 0))),
    Number.NEGATIVE_INFINITY,
  );
}

function tokensOf(state: GameState, { race, power }: Combo): number {
  const { races, powers } = contentOf(state);
  return (races[race]?.tokens ?? 0) + (powers[power]?.tokens ?? 0);
}
