import * as v from 'valibot';
import { type BoardId, boardFacts, boardIds } from '../../rules/index.ts';
import { readBoard } from '../../rules/own-boxes.ts';
import { gameName } from '../desk.ts';
import { leaf } from '../fields.ts';
import { defineRequest } from '../request.ts';

const boardField = leaf<BoardId>(
  `one of ${boardIds.join(', ')}, or the name of a board of one’s own`,
  (value) => typeof value !== 'object' && readBoard(value).ok,
);

/** Returns the facts of a board. */
export const boardRequest = defineRequest(
  'Tells the facts of a board: terrain, symbols, Lost Tribes, edge and neighbours of each region.',
  { game: v.optional(gameName), board: v.optional(boardField) },
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
