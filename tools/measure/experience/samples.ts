import { chanceOf } from '../../../src/opponents/chance.ts';
import { type Traits, traitsOfDecline, traitsOfPick } from '../../../src/opponents/evaluation/experience.ts';
import { imaginedGames } from '../../../src/opponents/imagine.ts';
import { breadthOn } from '../../../src/opponents/planning/plan.ts';
import { picks } from '../../../src/opponents/planning/planner.ts';
import { readyLines, worthPlayedOn } from '../../../src/opponents/playouts/play-on.ts';
import { evenTemper } from '../../../src/opponents/types.ts';
import type { Command, GameState } from '../../../src/rules/index.ts';
import { decisionsOf } from '../decisions.ts';

/** A decision about races, and how one game went on after each of its choices. */
export interface Sample {
  readonly players: number;
  readonly lesson: 'pick' | 'decline';
  /** Share of the game that is left, 0–1. */
  readonly left: number;
  readonly tried: readonly Tried[];
}

/** A choice: its traits, the lead that it promised, and the lead that it brought, in coins. */
interface Tried {
  readonly traits: Traits;
  readonly promise: number;
  readonly lead: number;
}

/** Of so many decisions of a game one is sampled. */
const sampled = 3;

const course = { rounds: 10, breadth: breadthOn };

/** Decisions of a game with this seed, each choice played on to the end once with the same stacks and dice. */
export function samplesOf(players: number, seed: number): Sample[] {
  const chance = chanceOf(seed);
  return decisionsOf(players, seed, 'race').flatMap(({ state }) => {
    const lines = choicesIn(state);
    return lines.length > 1 && chance.below(sampled) === 0 ? [sampleOf(state, lines, chance.below(2 ** 30))] : [];
  });
}

/** A choice, and the lead in coins that it promises. */
interface Promising {
  readonly command: Command;
  readonly value: number;
}

/** The choices of a decision about races, as they promise at first sight; none anywhere else. */
function choicesIn(state: GameState): readonly Promising[] {
  if (state.phase === 'pickCombo') return picks(state, { temper: evenTemper });
  return state.phase === 'readyTroops' ? readyLines(state, { breadth: breadthOn }) : [];
}

function sampleOf(state: GameState, lines: readonly Promising[], seed: number): Sample {
  const picks = state.phase === 'pickCombo';
  const game = imaginedGames(state, seed)(0);
  const declines = ({ command }: Promising) => command.type === 'decline';
  const staying = Math.max(...lines.filter((line) => !declines(line)).map(({ value }) => value));
  const tried = lines.map(
    ({ command, value }): Tried => ({
      traits: traitsOf(state, command, value, value - staying),
      promise: value,
      lead: worthPlayedOn(game, { commands: [command], odds: null, declinesNext: false }, course),
    }),
  );
  const left = (state.rounds - state.round) / 10;
  return { players: state.players, lesson: picks ? 'pick' : 'decline', left, tried };
}

function traitsOf(state: GameState, command: Command, promise: number, ahead: number): Traits {
  if (command.type === 'pickCombo') return traitsOfPick(state, command.index, promise);
  return command.type === 'decline' ? traitsOfDecline(state, ahead) : [];
}
