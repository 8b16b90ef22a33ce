import * as v from 'valibot';
import { boardFacts, boardIds, type PrintedBoardId } from '../../rules/index.ts';
import { gameName } from '../desk.ts';
import { leaf } from '../fields.ts';
import { defineRequest } from '../request.ts';

const boardField = leaf<PrintedBoardId>(`one of ${boardIds.join(', ')}`, (value) =>
  boardIds.some((id) => id === value),
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
