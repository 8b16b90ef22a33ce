import * as v from 'valibot';
import { apply, type Command, explain, type GameEvent, type GameState, legal, type Seat } from '../../rules/index.ts';
import { writtenCommands } from '../answer-text.ts';
import { command, onBoard } from '../command.ts';
import { defineRequest, gameName } from '../desk.ts';
import { flag, list, viewerField, viewerOf } from '../fields.ts';
import { hashOf } from '../game.ts';
import { refused } from '../refusal-trouble.ts';
import { badField } from '../trouble.ts';

const fields = {
  game: v.optional(gameName),
  command: v.optional(command),
  commands: v.optional(list('commands', command, 1000)),
  events: v.optional(flag),
  hash: v.optional(flag),
  legal: v.optional(flag),
  viewer: v.optional(viewerField),
  state: v.optional(flag),
};

export const applyRequest = defineRequest(
  'Does a command, or several of them: all or none. Tells what happened.',
  fields,
  (desk, asked) => {
    const game = desk.game(asked.game);
    const done = doAll(game.state, commandsOf(asked), asked.viewer);
    const state = done.at(-1)?.state ?? game.state;
    const answer = {
      phase: state.phase,
      seat: state.seat,
      round: state.round,
      hash: asked.hash === false ? undefined : hashOf(state),
      events: asked.events === false ? undefined : eventsOf(done),
      legal: asked.legal === true ? writtenCommands(legal(state, viewerOf(state, asked.viewer))) : undefined,
      state: asked.state === true ? state : undefined,
    };
    for (const { command, state } of done) game.advance(command, state);
    return answer;
  },
);

interface Given {
  readonly path: string;
  readonly at?: number;
  readonly command: Command;
}

function commandsOf({ command, commands }: { command?: Command | undefined; commands?: Command[] | undefined }) {
  if ((command === undefined) === (commands === undefined))
    throw badField('command', 'Expected either command or commands.');
  if (command !== undefined) return [{ path: 'command', command }];
  return (commands ?? []).map((each, at): Given => ({ path: `commands[${at}]`, at, command: each }));
}

interface Done {
  readonly command: Command;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

function doAll(from: GameState, given: readonly Given[], viewer: Seat | null | undefined): Done[] {
  let state = from;
  return given.map(({ path, at, command }) => {
    const outcome = apply(state, onBoard(state, command, path));
    if (!outcome.ok) throw refused(explain(state, command, viewerOf(state, viewer)) ?? outcome.refusal, state, at);
    ({ state } = outcome);
    return { command, state, events: outcome.events };
  });
}

function eventsOf(done: readonly Done[]): readonly GameEvent[] {
  const [only, ...others] = done;
  return only && others.length === 0 ? only.events : done.flatMap(({ events }) => events);
}
