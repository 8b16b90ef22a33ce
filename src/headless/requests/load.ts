import * as v from 'valibot';
import { type BoxName, type GameState, newestRules, readState } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { boxName, leaf } from '../fields.ts';
import { Game, hashOf } from '../game.ts';
import { boxCalled } from '../refusal-trouble.ts';
import { badField, type Fault, type Trouble, withFaults } from '../trouble.ts';

const fields = {
  game: v.optional(gameName),
  state: v.optional(leaf<unknown>('a state, as the request state gives it', (value) => value !== undefined)),
  position: v.optional(leaf<string>('a text in the position language', (value) => typeof value === 'string')),
  content: v.optional(boxName),
};

export const loadRequest = defineRequest(
  'Goes on from a full state, or from a position in a few words, if it could stand on the table.',
  fields,
  (desk, { game: name, state: given, position, content }) => {
    if ((given === undefined) === (position === undefined))
      throw badField('state', 'Expected either state or position.');
    if (content !== undefined && position === undefined)
      throw badField('content', 'A full state says itself which box it is dealt from.');
    boxCalled(content, 'content');
    const state = position === undefined ? whole(given) : inFewWords(position, 'position', newestRules, content);
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

/** Refuses what could not occur on the table. `path`: the text's field; `rules`: assumed if it names none. */
export function inFewWords(text: string, path = 'position', rules: number = newestRules, content?: BoxName): GameState {
  const read = readPosition(text, rules, content);
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
