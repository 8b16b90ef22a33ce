/** How much of a game was luck: coins fallen against coins to be expected. The figures: docs/luck.md. */

import type { Course } from '../../rules/course.ts';
import {
  apply,
  type Command,
  contentOf,
  dieFaces,
  type GameEvent,
  type GameState,
  legal,
  regionsOf,
} from '../../rules/index.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { outlook } from '../evaluation/outlook.ts';
import { breadth, leadFrom } from '../planning/plan.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

/** Columns that might have lain there instead. */
const COLUMNS = 24;
/** What a combo could do at once is planned narrowly, as a planner does before it picks. */
const narrow = { ways: 1, moves: 2 } as const;

/** Coins of lead beyond the best of other columns, drawn from what is not in play, with the same coins. */
function columnLuck(state: GameState, chance: Chance): number {
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) sum += bestOf(withAnotherColumn(state, chance));
  return bestOf(state) - sum / COLUMNS;
}

function bestOf(state: GameState): number {
  const picks = legal(state).filter(({ type }) => type === 'pickCombo');
  return Math.max(...picks.map((pick) => leadFrom(after(state, [pick]), state.turnSeat, evenTemper, narrow)));
}

function withAnotherColumn(state: GameState, chance: Chance): GameState {
  const { races, powers } = contentOf(state);
  const inPlay = new Set(state.forces.flatMap(({ race, power }) => (power === null ? [race] : [race, power])));
  const draw = (ids: readonly string[]) => {
    const rest = ids.filter((id) => !inPlay.has(id));
    return state.column.map(() => rest.splice(chance.below(rest.length), 1)[0]);
  };
  const banners = draw(Object.keys(races));
  const badges = draw(Object.keys(powers));
  const column = state.column.map((combo, at) => ({
    ...combo,
    race: banners[at] ?? combo.race,
    power: badges[at] ?? combo.power,
  }));
  // A race of the true column that is in no imagined one lies where that one came from.
  const open = new Set(column.map(({ race }) => race));
  const worn = new Set(column.map(({ power }) => power));
  const { hidden } = state;
  const freeRaces = state.column.map(({ race }) => race).filter((race) => !open.has(race));
  const freePowers = state.column.map(({ power }) => power).filter((power) => !worn.has(power));
  return {
    ...state,
    column,
    hidden: {
      ...hidden,
      banners: hidden.banners.map((race) => (open.has(race) ? (freeRaces.shift() ?? race) : race)),
      badges: hidden.badges.map((power) => (worn.has(power) ? (freePowers.shift() ?? power) : power)),
    },
  };
}

/**
 * What an attack meant for each of the others, in coins beyond their share: whoever was attacked lost more than that, the others less. Everybody's share
 * goes by the regions they held. Null for the attacker, and for whoever holds nothing; an empty list where nobody was attacked.
 */
function shareOfAttack(before: GameState, after: GameState, events: readonly GameEvent[]): readonly (number | null)[] {
  const attack = events.find((event) => event.type === 'attackBegan');
  if (attack?.type !== 'attackBegan' || attack.defender === null || attack.defender === attack.seat) return [];
  if (!events.some(({ type }) => type === 'conquered')) return [];
  const { defender, seat: attacker } = attack;
  const held = before.coins.map((_, seat) => (seat === attacker ? 0 : regionsOf(before, seat).length));
  const all = held.reduce((sum, regions) => sum + regions, 0);
  const lost = (outlook(before)[defender] ?? 0) - (outlook(after)[defender] ?? 0);
  return held.map((regions, seat) => {
    if (regions === 0) return null;
    return (lost * regions) / all - (seat === defender ? lost : 0);
  });
}

interface Fallen {
  /** How often it had a say. */
  readonly times: number;
  /** Coins of lead beyond what was to be expected; negative for bad luck. */
  readonly coins: number;
}

/** The luck of a seat. Plain JSON. */
export interface SeatLuck {
  readonly dice: Fallen;
  readonly stacks: Fallen;
  /** Null with two at the table: there is nobody else to attack. */
  readonly attacks: Fallen | null;
}

interface Sum {
  times: number;
  coins: number;
}

/** The luck of every seat, in coins; the same game and seed always give the same. */
export function luckOf(course: Course, seed: number): readonly SeatLuck[] {
  const { players } = course.start;
  const sums = Array.from({ length: players }, () => ({ dice: none(), stacks: none(), attacks: none() }));
  let state = course.start;
  for (const [at, { command, seat, events }] of course.log.entries()) {
    const outcome = apply(state, command);
    const own = sums[seat];
    // It was accepted once, and the kernel always answers the same.
    if (!outcome.ok || !own) break;
    const thrown = events.find((event) => event.type === 'dieRolled');
    if (thrown?.type === 'dieRolled') add(own.dice, throwLuck(state, command, thrown.value));
    if (command.type === 'pickCombo') add(own.stacks, columnLuck(state, chanceOf(seed + at)));
    const shares = players > 2 ? shareOfAttack(state, outcome.state, events) : [];
    for (const [victim, coins] of shares.entries()) {
      const hit: Sum | undefined = sums[victim]?.attacks;
      if (hit && coins !== null) add(hit, coins);
    }
    state = outcome.state;
  }
  return sums.map(({ dice, stacks, attacks }) => ({
    dice: rounded(dice),
    stacks: rounded(stacks),
    attacks: players > 2 ? rounded(attacks) : null,
  }));
}

export function sumOf({ dice, stacks, attacks }: SeatLuck): number {
  return dice.coins + stacks.coins + (attacks?.coins ?? 0);
}

const none = (): Sum => ({ times: 0, coins: 0 });

function add(sum: Sum, coins: number): void {
  sum.times += 1;
  sum.coins += coins;
}

/** To a tenth: nothing here is known better. Never a negative zero. */
const rounded = ({ times, coins }: Sum): Fallen => ({ times, coins: Math.round(coins * 10) / 10 + 0 });

/** Coins of lead: the turn as it may go on after the face that fell, against the mean over all six faces. */
function throwLuck(state: GameState, command: Command, value: number): number {
  const worth = new Map<number, number>();
  const worthOf = (face: number): number => {
    const known = worth.get(face) ?? worthAfter(state, command, face);
    worth.set(face, known);
    return known;
  };
  const mean = dieFaces.reduce((sum, face) => sum + worthOf(face), 0) / dieFaces.length;
  return worthOf(value) - mean;
}

function worthAfter(state: GameState, command: Command, face: number): number {
  const { hidden } = state;
  const outcome = apply({ ...state, hidden: { ...hidden, dice: [face, ...hidden.dice] } }, command);
  // The throw itself was accepted once, whatever it shows.
  return outcome.ok ? leadFrom(outcome.state, state.turnSeat, evenTemper, breadth) : 0;
}
