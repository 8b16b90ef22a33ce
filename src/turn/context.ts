import type { Thought } from '../opponents/index.ts';
import { type GameState, legal, view } from '../rules/index.ts';
import { stagesOf } from './stages.ts';
import type { Pending } from './step.ts';
import type { TableContext, TableEvent } from './types.ts';

/** What the chart remembers; what nobody but the chart needs is added here. */
export interface Context extends TableContext {
  /** The trouble with writing that the player has dismissed: not told again until a step could be written. */
  readonly heard: string | null;
  readonly pending: Pending | null;
  /** What the player asked for while the table was writing, in order: it is heeded after that. */
  readonly asked: readonly Extract<TableEvent, { readonly type: 'do' | 'undo' }>[];
  /** Who sits where has changed since the game was last written down. */
  readonly unwritten: boolean;
  /** What the opponent to decide has come to, until it is played. */
  readonly thought: Thought | null;
  /** The pause before an opponent's step is over. */
  readonly breathed: boolean;
  /** Nothing is shown or waited for until a person is to decide. */
  readonly hurried: boolean;
  /** Nothing goes on by itself: no opponent's step is played, and no stage runs out of time. It outlasts the game. */
  readonly held: boolean;
}

export const emptyTable: Context = {
  setup: null,
  game: null,
  view: null,
  viewer: null,
  legal: [],
  log: [],
  past: [],
  stages: [],
  stageCount: 0,
  refusal: null,
  decisions: [],
  storageTrouble: null,
  heard: null,
  pending: null,
  asked: [],
  unwritten: false,
  thought: null,
  breathed: false,
  hurried: false,
  held: false,
};

/** The table with nothing on it. Who holds it holds the next game as well. */
export function cleared({ held }: Context): Context {
  return { ...emptyTable, held };
}

/** The table as this seat sees it, ready for its decision if it is the one to decide; null sees what lies open. */
export function seenFrom(game: GameState, viewer: number | null): Pick<Context, 'viewer' | 'view' | 'legal'> {
  return { viewer, view: view(game, viewer), legal: game.seat === viewer ? legal(game) : [] };
}

/** What a finished step changes: it is to be shown stage by stage, and the seat that stays in front of the screen may go on at once. */
export function committed(context: Context): Partial<Context> {
  const { pending, game, viewer, hurried } = context;
  if (!pending || !game) return {};
  const stages = hurried ? [] : stagesOf(game, pending.game, pending.events, viewer, context.stageCount);
  return {
    ...seenFrom(pending.game, viewer),
    game: pending.game,
    log: pending.log,
    past: pending.past,
    pending: null,
    ...showingFirst(pending.game, viewer, stages),
    stageCount: context.stageCount + stages.length,
  };
}

/** The next stage comes first; after the last one the view is the present one. */
export function withStages({ game, viewer }: Context, stages: Context['stages']): Partial<Context> {
  return game ? showingFirst(game, viewer, stages) : {};
}

function showingFirst(game: GameState, viewer: number | null, stages: Context['stages']): Partial<Context> {
  return { stages, view: stages[0]?.after ?? view(game, viewer) };
}
