import * as v from 'valibot';
import { readState } from '../../rules/index.ts';
import { gameName, statusOf } from '../desk.ts';
import { leaf } from '../fields.ts';
import { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { defineRequest } from '../request.ts';
import { inOne, Trouble } from '../trouble.ts';

const anything = leaf<unknown>('a state, as the request state gives it', (value) => value !== undefined);

/** Goes on from a position. */
export const loadRequest = defineRequest(
  'Goes on from a full state, if it could stand on the table.',
  { game: v.optional(gameName), state: anything },
  (desk, { game: name, state }) => {
    const read = readState(state);
    if (!read.ok) {
      const faults = read.faults.map((fault) => ({ ...fault, path: inState(fault.path) }));
      throw new Trouble('badState', inOne(faults), { faults });
    }
    desk.put(name, new Game(read.state, null));
    return { ...statusOf(read.state), hash: hashOf(read.state) };
  },
);

function inState(path: string): string {
  return path === '' ? 'state' : `state.${path}`;
}
