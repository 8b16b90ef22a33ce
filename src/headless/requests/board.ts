import * as v from 'valibot';
import { boardFacts } from '../../rules/index.ts';
import { defineRequest, gameName } from '../desk.ts';
import { boardName } from '../fields.ts';

export const boardRequest = defineRequest(
  'Tells the facts of a board: terrain, symbols, Lost Tribes, edge and neighbours of each region.',
  { game: v.optional(gameName), board: v.optional(boardName) },
  (desk, { game, board }) => {
    const { id, players, rounds, regions } = boardFacts(board ?? desk.game(game).state.board);
    return {
      board: id,
      players,
      rounds,
      regions: regions.map(({ id: region, terrain, symbols, lostTribe, edge, entry, coastal, neighbours }) => ({
        region,
        terrain,
        symbols,
        lostTribe,
        edge,
        entry,
        coastal,
        neighbours,
      })),
    };
  },
);
