import { apply, type Command, type GameState, isConquest } from '../../rules/index.ts';
import { imaginedGames } from '../imagine.ts';
import { choicesOf, deploymentsOf, linesOf } from '../levels/choices.ts';
import { breadth, breadthOn, leadFrom, lineOf, plansOf, rolled } from '../planning/plan.ts';
import { type Choice, compared, type Playouts } from '../playouts/compare.ts';
import { asFarAsLegal, worthPlayedOn } from '../playouts/play-on.ts';
import { evenTemper } from '../types.ts';
import type { Decision } from './decisions.ts';

interface Beside {
  /** What might have been done, and what was, most promising first. */
  readonly choices: readonly Choice[];
  readonly done: Choice;
  readonly isDone: (choice: Choice) => boolean;
}

const textOf = (commands: readonly Command[]): string => commands.map((command) => JSON.stringify(command)).join();

/** The races to take, or to keep or let go: giving land up first is a matter of conquests. At most so many choices. */
function racesBeside(state: GameState, { made }: Decision, seed: number, most: number): Beside {
  const all = choicesOf(state, { temper: evenTemper, seed }).filter(({ commands }) => commands[0]?.type !== 'abandon');
  const last = made.slice(-1);
  const isDone = ({ commands }: Choice) => textOf(commands.slice(-1)) === textOf(last);
  const own = all.filter(isDone).map((choice) => ({ ...choice, commands: made }));
  const [done = { commands: made, odds: null, declinesNext: false, promise: 0, lean: 0 }] = own;
  const others = all.filter((choice) => !isDone(choice));
  return { choices: [...others.slice(0, most - own.length), ...own].sort(byPromise), done, isDone };
}

const byPromise = (a: Choice, b: Choice): number => b.promise - a.promise;

/** With the one that was taken: played on as well as can be after the part of it that is judged. */
function linesBeside(state: GameState, { made, part }: Decision, seed: number, most: number): Beside {
  const lines = linesOf(state, { temper: evenTemper, seed });
  const [only] = made;
  const key = keyOf(part === 'ending' ? made : finished(state, made));
  const known = lines.find((line) => keyOf(line.commands) === key);
  const rolls = part === 'ending' && only?.type === 'finalRoll';
  const odds = rolls ? (known?.odds ?? oddsOfRoll(state, only)) : null;
  const leadAfter = (now: GameState) => leadFrom(now, state.turnSeat, evenTemper, breadth);
  const promiseOf = () =>
    odds === null || !only
      ? leadAfter(asFarAsLegal(state, made))
      : odds * leadAfter(rolled(state, only, true)) + (1 - odds) * leadAfter(rolled(state, only, false));
  const promise = known?.promise ?? promiseOf();
  const done: Choice = { commands: made, odds, declinesNext: false, promise, lean: 0 };
  const others = lines.filter((line) => line !== known).slice(0, most - 1);
  return {
    choices: [...others, done].sort(byPromise),
    done,
    isDone: (choice) => textOf(choice.commands) === textOf(made),
  };
}

/** The ways to redeploy, and how it was done. Where pieces stand in the end counts, not how they came there. */
function troopsBeside(state: GameState, { made }: Decision, most: number): Beside {
  const isDone = ({ commands }: Choice) => standAlike(piecesAfter(state, commands), piecesAfter(state, made));
  const all = deploymentsOf(state);
  const promise = all.find(isDone)?.promise ?? 0;
  const done: Choice = { commands: made, odds: null, declinesNext: false, promise, lean: 0 };
  const others = all.filter((choice) => !isDone(choice)).slice(0, most - 1);
  return { choices: [...others, done].sort(byPromise), done, isDone };
}

const keyOf = (commands: readonly Command[]): string =>
  commands
    .map((command) => JSON.stringify(command))
    .sort()
    .join();

function finished(state: GameState, made: readonly Command[]): readonly Command[] {
  const now = asFarAsLegal(state, made);
  if (now.phase !== state.phase) return made;
  const [plan] = plansOf(now, evenTemper, breadth);
  return plan ? [...made, ...lineOf(plan)] : made;
}

/** The faces of the die, as odds: how many of them win this last attempt. */
function oddsOfRoll(state: GameState, command: Command): number {
  const { hidden } = state;
  const faces = [0, 0, 0, 1, 2, 3];
  const wins = faces.filter((face) => {
    const outcome = apply({ ...state, hidden: { ...hidden, dice: [face, ...hidden.dice] } }, command);
    return outcome.ok && outcome.events.some(({ type }) => type === 'conquered');
  });
  return wins.length / faces.length;
}

/** What was thought of a decision. Plain JSON. */
export interface Judged extends Pick<Decision, 'at' | 'part'> {
  /** What the strongest level would have done; as it was done, where it found nothing better. */
  readonly best: readonly Command[];
  /** Coins of lead lost on average; 0 where it was done so. May be negative: then the other was no better. */
  readonly cost: number;
  /** The standard error of that, in coins. */
  readonly error: number;
  /** Games that were played on after either, to say so. */
  readonly games: number;
}

interface Care {
  /** For finding what might be better. */
  readonly search: Playouts;
  /** For saying by how much: fewest and most games, and how many turns of a game of two these may have together. */
  readonly least: number;
  readonly most: number;
  readonly turns: number;
}

/** As a warlord: what reaches far to the end of the game, conquests over four rounds, troops over three. */
const far: Care = {
  search: { choices: 8, games: 100, turns: 1200, rounds: 10, breadth: breadthOn },
  least: 24,
  most: 120,
  turns: 1200,
};
const near: Care = {
  search: { choices: 6, games: 60, turns: 600, rounds: 4, breadth: breadthOn },
  least: 24,
  most: 96,
  turns: 480,
};
const placed: Care = {
  search: { choices: 10, games: 96, turns: 900, rounds: 3, breadth: breadthOn },
  least: 24,
  most: 96,
  turns: 480,
};

/** Standard errors between which a figure may well lie: 95 of 100 times. */
export const within = 2;
/** Coins that a decision costs at least, to be worth a word. */
const worthAWord = 1;

/** Did it cost anything beyond what may be chance? */
export function isClear({ cost, error }: Pick<Judged, 'cost' | 'error'>): boolean {
  return cost - within * error >= worthAWord;
}

/** Far from the seeds of opponents, and from one another. */
const strideOfDecision = 104_729;
const measured = 15_485_863;

/**
 * Judges a decision as the strongest level does, by what its seat could know: it plays imagined games on after what was done and after what else might
 * have been, the same games for all. The best is then measured against what was done in games of its own: those that spoke for it speak no more, or
 * the luckiest of many choices would always seem better. The same seed and game always give the same judgement.
 * @param state the game right before the decision
 * @param share of the games it plays on, 0–1: with fewer it is sooner done, and less is clear
 */
export function judge(state: GameState, decision: Decision, seed: number, share = 1): Judged {
  const { at, part } = decision;
  const whole = isConquest(state.phase) ? near : state.phase === 'redeploy' ? placed : far;
  const care = sparing(whole, share);
  const own = seed + at * strideOfDecision;
  const { choices, done, isDone } = beside(state, decision, own, whole.search.choices);
  const same = { at, part, best: decision.made, cost: 0, error: 0, games: 0 };
  if (choices.every(isDone)) return same;
  const ranked = compared(state, own, choices, care.search);
  const [best] = ranked;
  if (!best || isDone(best)) return same;
  const made = ranked.find(isDone) ?? done;
  return { at, part, best: best.commands, ...difference(state, own + measured, best, made, care) };
}

function beside(state: GameState, decision: Decision, seed: number, most: number): Beside {
  if (isConquest(state.phase)) return linesBeside(state, decision, seed, most);
  if (state.phase === 'redeploy') return troopsBeside(state, decision, most);
  return racesBeside(state, decision, seed, most);
}

const sparing = ({ search, least, most, turns }: Care, share: number): Care => ({
  search: { ...search, games: search.games * share, turns: search.turns * share },
  least: Math.ceil(least * share),
  most: Math.ceil(most * share),
  turns: turns * share,
});

/** Fewer rounds are left for games on a fuller table, and late in a game. */
function gamesFor({ players, round, rounds }: GameState, { least, most, turns, search }: Care): number {
  const fuller = 1 + (players - 2) * 0.25;
  const length = players * Math.min(search.rounds, rounds - round + 1);
  return Math.max(least, Math.min(most, Math.floor(turns / fuller / length)));
}

/** After so many games it is looked at whether it is clear already. */
const between = 8;
const certain = 4;

/** By how much one choice is better than another, in games that have not been looked at before. */
function difference(
  state: GameState,
  seed: number,
  best: Choice,
  made: Choice,
  care: Care,
): Pick<Judged, 'cost' | 'error' | 'games'> {
  const gameOf = imaginedGames(state, seed);
  const most = gamesFor(state, care);
  let [sum, squares, games] = [0, 0, 0];
  const figures = () => {
    const cost = sum / games;
    return { cost, error: Math.sqrt(Math.max(0, squares / games - cost * cost) / Math.max(1, games - 1)), games };
  };
  while (games < most) {
    const game = gameOf(games);
    const more = worthPlayedOn(game, best, care.search) - worthPlayedOn(game, made, care.search);
    sum += more;
    squares += more * more;
    games += 1;
    if (games % between > 0 || games < care.least) continue;
    const { cost, error } = figures();
    if (cost - certain * error >= worthAWord || cost + error < worthAWord) break;
  }
  const { cost, error } = figures();
  return { cost: rounded(cost), error: rounded(error), games };
}

/** To a hundredth: enough for anybody, and short in a save. */
const rounded = (coins: number): number => Math.round(coins * 100) / 100 + 0;

/** How many pieces stand in each region of whoever redeploys: tokens, and markers by their names. None elsewhere. */
export type Pieces = readonly (Readonly<Record<string, number>> | null)[];

/** Where the pieces of a seat stand at the end of its redeployment, before anything is paid. */
export function piecesAfter(state: GameState, commands: readonly Command[]): Pieces {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok || outcome.state.phase !== state.phase) break;
    now = outcome.state;
  }
  const own = new Set(now.forces.flatMap(({ id, seat }) => (seat === state.seat ? [id] : [])));
  return now.regions.map(({ force, tokens, markers }) =>
    force !== null && own.has(force) ? { ...markers, token: tokens } : null,
  );
}

function standAlike(pieces: Pieces, others: Pieces): boolean {
  return pieces.every((there, region) => excess(there, others[region]) === 0 && excess(others[region], there) === 0);
}

export function whereMore(pieces: Pieces, others: Pieces): readonly number[] {
  return pieces.flatMap((there, region) => {
    const more = excess(there, others[region]) - excess(others[region], there);
    return more > 0 ? [region] : [];
  });
}

function excess(here: Pieces[number] | undefined, there: Pieces[number] | undefined): number {
  return Object.entries(here ?? {}).reduce((sum, [kind, count]) => sum + Math.max(0, count - (there?.[kind] ?? 0)), 0);
}
