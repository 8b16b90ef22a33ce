import { chanceOf } from '../../src/opponents/chance.ts';
import { type Lesson, type Traits, traitsOfConquests, traitsOfDecline, traitsOfPick } from '../../src/opponents/evaluation/experience.ts';
import { lineOf, plansOf } from '../../src/opponents/levels/plan.ts';
import { imaginedGames } from '../../src/opponents/playouts/imagined.ts';
import { type Course, type Intent, leadPlayedOn } from '../../src/opponents/playouts/play-on.ts';
import { type Line, pickLines, quickly, readyLines } from '../../src/opponents/playouts/quick.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { apply, type Command, type GameState, isConquest, newGame } from '../../src/rules/index.ts';

/** A decision about races, and how one game went on after each of its choices. */
export interface Sample {
  readonly players: number;
  readonly lesson: Lesson;
  /** Share of the game that is left, 0–1. */
  readonly left: number;
  readonly tried: readonly Tried[];
}

/** A choice: its traits, the lead that it promised, and the lead that it brought, in coins. */
export interface Tried {
  readonly traits: Traits;
  readonly promise: number;
  readonly lead: number;
}

/** In so many of a hundred decisions about races any choice is made, so that positions come up which good play does not lead to. */
const strayed = 20;

/** Of so many decisions of a game one is sampled. */
const sampled = 3;

/** Decisions of a game with this seed, each choice played on to the end once with the same stacks and dice. */
export function* samplesOf(players: number, seed: number, course: Course): Generator<Sample> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const chance = chanceOf(seed);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const lines = choicesIn(state);
    if (lines.length > 1 && state.round < state.rounds && chance.below(sampled) === 0)
      yield sampleOf(state, lines, chance.below(2 ** 30), course);
    const conquests = beginsConquests(state) && chance.below(sampled) === 0 ? conquestsOf(state, course) : [];
    if (conquests.length > 1)
      yield { ...about(state), lesson: 'conquests', tried: triedIn(state, conquests, chance.below(2 ** 30), course) };
    const strays = lines.length > 1 && chance.below(100) < strayed;
    state = afterSome(state, (strays && lines[chance.below(lines.length)]?.commands) || quickly(state, course));
  }
}

/** The choices of a decision about races, as they promise at first sight; none anywhere else. */
function choicesIn(state: GameState): readonly Line[] {
  if (state.phase === 'pickCombo') return pickLines(state, false);
  return state.phase === 'readyTroops' ? readyLines(state, { breadth: plain }) : [];
}

const plain = { ways: 4, moves: 4, gamblesLast: true };

/** Is everything still to be conquered in this turn? */
const beginsConquests = ({ phase, turn }: GameState): boolean => isConquest(phase) && turn.conquests.length === 0;

/** How many plans of a turn are compared. */
const compared = 5;

/** The most promising conquests of the turn, with their traits. */
function conquestsOf(state: GameState, { breadth }: Course): readonly Choice[] {
  return plansOf(state, evenTemper, breadth)
    .slice(0, compared)
    .map((plan) => ({
      intent: { commands: lineOf(plan), odds: plan.gamble?.odds ?? null, declinesNext: false },
      traits: traitsOfConquests(plan.end, plan.gamble?.odds ?? null),
      promise: plan.value,
    }));
}

/** What may be done, and what is known of it beforehand. */
interface Choice extends Omit<Tried, 'lead'> {
  readonly intent: Intent;
}

/** How each of them ended in one game. */
function triedIn(state: GameState, choices: readonly Choice[], seed: number, course: Course): readonly Tried[] {
  const game = imaginedGames(state, seed)(0);
  return choices.map(({ intent, traits, promise }) => ({ traits, promise, lead: leadPlayedOn(game, intent, course) }));
}

const about = ({ players, round, rounds }: GameState) => ({ players, left: (rounds - round) / 10 });

function sampleOf(state: GameState, lines: readonly Line[], seed: number, course: Course): Sample {
  const declines = ({ commands }: Line) => commands[0]?.type === 'decline';
  const staying = Math.max(...lines.filter((line) => !declines(line)).map(({ value }) => value));
  const choices = lines.map(({ commands, value }): Choice => {
    const intent = { commands: commands.slice(0, 1), odds: null, declinesNext: false };
    return { intent, traits: traitsOf(state, commands[0], value, value - staying), promise: value };
  });
  const lesson = state.phase === 'pickCombo' ? 'pick' : 'decline';
  return { ...about(state), lesson, tried: triedIn(state, choices, seed, course) };
}

function traitsOf(state: GameState, command: Command | undefined, promise: number, ahead: number): Traits {
  if (command?.type === 'pickCombo') return traitsOfPick(state, command.index, promise);
  return command?.type === 'decline' ? traitsOfDecline(state, ahead) : [];
}

/** After as many of the commands as are legal. */
function afterSome(state: GameState, commands: readonly Command[]): GameState {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) break;
    now = outcome.state;
  }
  return now;
}
