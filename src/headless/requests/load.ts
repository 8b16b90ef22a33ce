import * as v from 'valibot';
import { readPosition } from '../../positions/index.ts';
import { type GameState, newestRules, readState } from '../../rules/index.ts';
import { gameName, statusOf } from '../desk.ts';
import { leaf } from '../fields.ts';
import { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { defineRequest } from '../request.ts';
import { badField, type Fault, type Trouble, withFaults } from '../trouble.ts';

const fields = {
  game: v.optional(gameName),
  state: v.optional(leaf<unknown>('a state, as the request state gives it', (value) => value !== undefined)),
  position: v.optional(leaf<string>('a text in the position language', (value) => typeof value === 'string')),
};

/** Goes on from a position. */
export const loadRequest = defineRequest(
  'Goes on from a full state, or from a position in a few words, if it could stand on the table.',
  fields,
  (desk, { game: name, state: given, position }) => {
    if ((given === undefined) === (position === undefined))
      throw badField('state', 'Expected either state or position.');
    const state = position === undefined ? whole(given) : inFewWords(position);
    const answer = { ...statusOf(state), hash: hashOf(state) };
    desk.put(name, new Game(state, null));
    return answer;
  },
);

function whole(given: unknown): GameState {
  const read = readState(given);
  if (read.ok) return read.state;
  throw badState(read.faults.map((fault) => ({ ...fault, path: fault.path === '' ? 'state' : `state.${fault.path}` })));
}

/**
 * The state a position in a few words means. Refuses one that could not stand on the table; `path` is where the text lies in the request,
 * `rules` the version it is played by where the text says none.
 */
export function inFewWords(text: string, path = 'position', rules: number = newestRules): GameState {
  const read = readPosition(text, rules);
  if (read.ok) return read.state;
  throw badState(
    read.faults.map(({ clause, message, line, column }) => {
      return { path, clause, code: 'value', message, line, column };
    }),
  );
}

function badState(faults: readonly Fault[]): Trouble {
  return withFaults('badState', faults);
}
