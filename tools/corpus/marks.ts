import {
  explain,
  type GameEvent,
  type GameState,
  income,
  legal,
  markerPool,
  type Phase,
  placeableMarkers,
  prospect,
  standings,
  tokensLeft,
  treatyPartners,
  view,
} from '../../src/rules/index.ts';
import { digest } from '../../src/session/saves/digest.ts';
import { commandsAsked } from './commands-asked.ts';
import { toWords } from './words.ts';

/** Number of commands between fingerprints of the state, and between those of the answers to every question. */
const between = { states: 8, answers: 80 };
/** In rare phases answers are recorded more often. */
const betweenSeldom: { readonly [In in Phase]?: number } = { treaty: 1, stout: 1, ghouls: 16, withdrawal: 16 };

/** Fingerprints of the kernel's answers at a step of a game; those of state and answers only at some steps. */
export interface Marks {
  readonly legal: string;
  readonly events: string;
  readonly state?: string;
  /** Only where the state has one too. */
  readonly answers?: string;
}

/** The meaning of each fingerprint, in words, in the order they are compared. */
export const meaning: { readonly [Mark in keyof Marks]-?: string } = {
  legal: 'the list of legal commands',
  events: 'what happened',
  state: 'the state',
  answers: 'the answers about the state (refusals, prospects, income, views)',
};

/** Answers to everything that can be asked about a state: why each command is refused, what each region would take, who would earn what. */
function answers(state: GameState): unknown {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return [
    // Larger numbers of tokens are refused for the same reasons.
    commandsAsked(state).flatMap((command) =>
      'count' in command && command.count > 3 ? [] : [explain(state, command)],
    ),
    state.regions.map((_, region) => prospect(state, region)),
    seats.map((seat) => income(state, seat)),
    state.forces.map((force) => [
      tokensLeft(state, force),
      placeableMarkers(state, force).map((rule) => markerPool(state, force, rule)),
    ]),
    view(state, null),
    seats.map((seat) => view(state, seat).coins),
    treatyPartners(state),
    standings(state),
  ];
}

/** The fingerprints of a state: `at` commands have led to it, the last of which caused these events. */
export function marksOf(at: number, state: GameState, events: readonly GameEvent[]): Marks {
  const isAsked = state.phase === 'gameOver' || at % (betweenSeldom[state.phase] ?? between.answers) === 0;
  return {
    legal: mark(legal(state).map(toWords).join()),
    events: mark(events),
    ...((isAsked || at % between.states === 0) && { state: mark(state) }),
    ...(isAsked && { answers: mark(answers(state)) }),
  };
}

/** A few letters suffice: a changed kernel differs at more than one step. */
function mark(value: unknown): string {
  return digest(value).slice(0, 4);
}
