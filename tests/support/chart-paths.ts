import { getShortestPaths } from 'xstate/graph';
import type { Command, GameState } from '../../src/rules/index.ts';
import type { TableEvent } from '../../src/turn/index.ts';
import { type TableSnapshot, tableMachine } from '../../src/turn/machine.ts';
import { position } from './position.ts';
import { tableSetup } from './table-actor.ts';

/** What the machine hears when the step has been written down. */
const written = { type: 'xstate.done.actor.persist', output: undefined, actorId: 'persist' };

/** One or two legal commands of each kind: the paths stay few, and every kind of command is on some of them. */
function fewCommands(legal: readonly Command[]): Command[] {
  const kinds = new Set(legal.map((command) => command.type));
  return [...kinds].flatMap((kind) => {
    const alike = legal.filter((command) => command.type === kind);
    const last = alike.at(-1);
    return [...alike.slice(0, 1), ...(last && alike.length > 1 ? [last] : [])];
  });
}

/** What can happen to a table in this state. */
function eventsOf(game: GameState) {
  return (snapshot: TableSnapshot): TableEvent[] => {
    const { context } = snapshot;
    const stage = context.stages[0];
    // The graph's type knows only the events a player or the table sends; this one the machine sends itself.
    if (context.log.length > 9) return [];
    if (context.pending || snapshot.matches({ playing: 'begin' })) return [written as unknown as TableEvent];
    if (snapshot.value === 'setUp')
      return [
        { type: 'start', setup: tableSetup() },
        { type: 'resume', setup: tableSetup(), game, log: [] },
      ];
    if (stage) return [{ type: 'shown', stage: stage.id }, { type: 'skip' }];
    return [
      { type: 'takeSeat' },
      { type: 'undo' },
      { type: 'do', commands: [{ type: 'conquer', region: 0 }] },
      ...fewCommands(context.legal).map((command): TableEvent => ({ type: 'do', commands: [command] })),
    ];
  };
}

/** The bold outlines of a game. */
function outline(game: GameState | null | undefined): unknown {
  if (!game) return null;
  const held = game.forces.map((force) => [
    force.race,
    force.declined,
    Math.min(force.hand, 4),
    Math.min(3, game.regions.filter((region) => region.force === force.id).length),
  ]);
  return [game.round, game.turnSeat, game.seat, game.phase, held];
}

/** Positions that differ only in details are one node of the graph, or it would have no end. */
function nodeOf(snapshot: TableSnapshot): string {
  const { game, stages, viewer, refusal, pending } = snapshot.context;
  const shown = stages.map((stage) => stage.name);
  return JSON.stringify([snapshot.value, viewer, shown, refusal?.refusal.code, outline(game), outline(pending?.game)]);
}

/** Positions whose paths together reach every phase. */
export const positions: { about: string; game: GameState }[] = [
  {
    about: 'Stout Ratmen against withdrawing Elves',
    game: position({
      phase: 'readyTroops',
      forces: [
        { race: 'ratmen', power: 'stout', at: { 1: 4, 2: 1 } },
        { race: 'elves', power: 'hill', seat: 1, at: { 3: 2, 9: 1, 14: 1 } },
      ],
    }),
  },
  {
    about: 'Diplomats to be, with Ghouls in decline',
    game: position({
      phase: 'pickCombo',
      column: [{ race: 'humans', power: 'diplomat', coins: 0 }],
      forces: [
        { race: 'ghouls', power: null, declined: true, at: { 1: 2 } },
        { race: 'elves', power: 'hill', seat: 1, at: { 15: 2 } },
      ],
    }),
  },
  {
    about: 'Elves driven out, with two regions to go to',
    game: position({
      phase: 'redeploy',
      forces: [
        { race: 'ratmen', power: 'commando', at: { 1: 4 } },
        { race: 'elves', power: 'hill', seat: 1, hand: 1, at: { 3: 1, 9: 1 } },
      ],
      turn: { begun: true, conquests: [{ force: 0, region: 1, nonEmpty: true }], attacked: [1] },
    }),
  },
  {
    about: 'the last turn of the game',
    game: position({
      phase: 'readyTroops',
      seat: 1,
      round: 10,
      forces: [{ race: 'humans', power: 'hill', seat: 1, at: { 1: 2 } }],
    }),
  },
];

/** The paths through the chart that begin with this position: each the snapshots on its way, in order. */
export function chartPaths(begin: GameState): readonly (readonly TableSnapshot[])[] {
  const paths = getShortestPaths(tableMachine, {
    events: eventsOf(begin),
    serializeState: (state) => nodeOf(state as TableSnapshot),
    stopWhen: (state) => (state.context.game?.round ?? 0) > begin.round,
    limit: 200_000,
  });
  return paths.map((path) => [...path.steps.map((step) => step.state), path.state] as TableSnapshot[]);
}
