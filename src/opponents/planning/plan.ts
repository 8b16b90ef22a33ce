import { apply, type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { type Gamble, gamblesOf, type Raid, raidsOf, rateOf } from '../evaluation/conquest.ts';
import { standingOf } from '../evaluation/standing.ts';
import { after } from '../play.ts';
import type { Temper } from '../types.ts';

interface Start {
  readonly state: GameState;
  readonly moves: readonly Command[];
}

/** A race with more regions than this has too much to lose. */
const mostRegions = 3;

/** TRN-4 TRN-5: gives up all regions of the acting race, so that it can enter anew where it is worth more; or null. */
function uprooted(state: GameState): Start | null {
  if (state.turn.begun) return null;
  const moves = legal(state).filter(({ type }) => type === 'abandon');
  return moves.length === 0 || moves.length > mostRegions ? null : { state: after(state, moves), moves };
}

/** Conquests to the end of a turn, and the seat's expected lead at the end of the game. */
export interface Plan {
  /** The moves, without ending the conquests; none of them is a last attempt. */
  readonly moves: readonly Command[];
  /** The last attempt that ends the plan, with its chance, or null. */
  readonly gamble: Gamble | null;
  readonly value: number;
  /** Does it end although a more promising move was found, or a roll that can only help? */
  readonly endsEarly: boolean;
}

/** How many lines of play are followed at once, and how many moves of each. */
export interface Breadth {
  readonly ways: number;
  readonly moves: number;
  /** Are last attempts weighed only where no conquest promises more, not after every move? */
  readonly gamblesLast?: boolean;
}

/** In games of five, 2 ways × 3 moves win 10 % against this, 8 × 5 would win 25 % (docs/opponents.md). */
export const breadth: Breadth = { ways: 4, moves: 4 };

/** Played-on games plan last attempts as such: as good (49.8 % of 400 games of two), in ¾ of the time. */
export const breadthOn: Breadth = { ...breadth, gamblesLast: true };

interface PlanStep extends Start {
  readonly value: number;
}

const longest = 16;

/** Beam search, each line judged as if scored there. All lines, best first, doing nothing included. */
export function plansOf(state: GameState, temper: Temper, breadth: Breadth): Plan[] {
  const plans = plansFrom({ state, moves: [] }, temper, breadth);
  const anew = isStuck(plans) ? uprooted(state) : null;
  if (anew) plans.push(...plansFrom(anew, temper, breadth));
  return plans.sort((a, b) => b.value - a.value);
}

/** Is it impossible to take more than one region from here? */
function isStuck(plans: readonly Plan[]): boolean {
  return plans.every(({ moves }) => moves.length < 2);
}

function plansFrom({ state, moves: before }: Start, temper: Temper, breadth: Breadth): Plan[] {
  const seat = state.turnSeat;
  const plans: Plan[] = [];
  let frontier: PlanStep[] = [{ state, moves: before, value: standingOf(state, seat, temper) }];
  for (let depth = 0; depth < longest && frontier.length > 0; depth++) {
    const next = new Map<string, PlanStep>();
    for (const step of frontier) {
      let endsEarly = false;
      const commands = legal(step.state);
      for (const command of movesOf(step.state, commands, temper, breadth.moves)) {
        const outcome = apply(step.state, command);
        if (!outcome.ok) continue;
        const value = standingOf(outcome.state, seat, temper);
        endsEarly ||= value > step.value || isRoll(command);
        const key = keyOf(outcome.state);
        if (value > (next.get(key)?.value ?? Number.NEGATIVE_INFINITY))
          next.set(key, { state: outcome.state, moves: [...step.moves, command], value });
      }
      const { moves, value } = step;
      plans.push({ moves, gamble: null, value, endsEarly });
      if (!endsEarly || !breadth.gamblesLast) plans.push(...gamblesAfter(step, commands, temper, seat));
    }
    frontier = [...next.values()].sort((a, b) => b.value - a.value).slice(0, breadth.ways);
  }
  return plans;
}

/** That of its best plan, or of the position itself if there is nothing to conquer. */
export function leadFrom(next: GameState, seat: Seat, temper: Temper, breadth: Breadth): number {
  const [best] = isConquest(next.phase) ? plansOf(next, temper, breadth) : [];
  return best?.value ?? standingOf(next, seat, temper);
}

export function firstOf({ moves, gamble }: Plan): Command {
  return moves[0] ?? gamble?.command ?? { type: 'endConquests' };
}

export function lineOf({ moves, gamble }: Plan): readonly Command[] {
  return [...moves, gamble?.command ?? { type: 'endConquests' }];
}

/** Guards may be kept, but in the first round they never made up for a region forgone (docs/opponents.md). */
export function worthwhile(state: GameState, plans: readonly Plan[]): readonly Plan[] {
  const whole = state.round === 1 ? plans.filter(({ endsEarly }) => !endsEarly) : [];
  return whole.length > 0 ? whole : plans;
}

/** Is it a roll beforehand? */
const isRoll = (command: Command): boolean => command.type === 'act' && command.region === undefined;

/** Best rates and greatest gain. A roll beforehand is free, so first; actions for regions cannot use it. */
function movesOf(state: GameState, commands: readonly Command[], temper: Temper, moves: number): Command[] {
  const all = raidsOf(state, commands, temper).filter(({ coins }) => coins > 0);
  const free = all.find(({ command }) => isRoll(command));
  const raids = free ? all.filter((raid) => raid !== free && raid.command.type === 'act') : all;
  const most = raids.reduce<Raid | null>(
    (best, raid) => (best === null || raid.coins > best.coins ? raid : best),
    null,
  );
  const ranked = raids.sort((a, b) => rateOf(b) - rateOf(a)).slice(0, moves);
  if (most && !ranked.includes(most)) ranked.push(most);
  return [...(free ? [free] : []), ...ranked].map(({ command }) => command);
}

const triedGambles = 2;

/** The value of the best last attempts from here, by the exact odds of the die. */
function gamblesAfter({ state, moves }: PlanStep, commands: readonly Command[], temper: Temper, seat: Seat): Plan[] {
  const gambles = gamblesOf(state, commands, temper).sort((a, b) => b.coins - a.coins);
  return gambles.slice(0, triedGambles).map((gamble) => {
    const won = rolled(state, gamble.command, true);
    const lost = rolled(state, gamble.command, false);
    const value = gamble.odds * standingOf(won, seat, temper) + (1 - gamble.odds) * standingOf(lost, seat, temper);
    return { moves, gamble, value, endsEarly: false };
  });
}

export function rolled(state: GameState, command: Command, succeeds: boolean): GameState {
  const { hidden } = state;
  const outcome = apply({ ...state, hidden: { ...hidden, dice: [succeeds ? 3 : 0, ...hidden.dice] } }, command);
  if (!outcome.ok) throw new Error(`opponents: no such attempt: ${outcome.refusal.code}`);
  return outcome.state;
}

/** A key under which the same conquests in another order are equal. */
function keyOf(state: GameState): string {
  const taken = state.turn.conquests.map(({ region }) => region).sort((a, b) => a - b);
  const hands = state.forces.map(({ hand }) => hand);
  return `${taken.join()}/${hands.join()}/${state.turn.force}/${state.turn.roll?.value}`;
}
