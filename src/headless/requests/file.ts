import * as v from 'valibot';
import { limits, makeRecord } from '../../session/saves/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { defineRequest, gameName, mainGame } from '../desk.ts';
import { integer, list, text } from '../fields.ts';
import { badField, Trouble } from '../trouble.ts';

const fields = {
  game: v.optional(gameName),
  names: v.optional(list('names, one for each seat', text('a name', limits.letters), 5)),
  savedAt: v.optional(integer(0, limits.moment, 'milliseconds since 1970, a whole number')),
};

export const fileRequest = defineRequest(
  'Gives the game as a game file, as the page opens and saves them.',
  fields,
  (desk, { game: name = mainGame, names, savedAt = 0 }) => {
    const game = desk.game(name);
    const { setup, state, commands } = game;
    if (!setup)
      throw new Trouble('noSetup', 'The game did not begin with a set-up board, so no file can be made of it.');
    if (names && names.length !== state.players)
      throw badField('names', `Expected ${state.players} names, one for each seat, found ${names.length}.`);
    const naming = { seats: (names ?? []).map((each) => ({ name: each })) };
    const seats = Array.from({ length: state.players }, (_, seat) => {
      return { name: seatName(naming, seat), colour: seat, control: 'human' as const };
    });
    const record = { setup: { game: setup, seats, options: { curtain: false } }, commands: [...commands], game: state };
    return { file: makeRecord({ id: name, savedAt, ...record }) };
  },
);
