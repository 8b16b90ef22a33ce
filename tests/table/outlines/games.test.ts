import * as v from 'valibot';
import { expect, it } from 'vitest';
import { viewSchema } from '../../../src/rooms/protocol/from-room.ts';
import {
  apply,
  boardFacts,
  boardIds,
  type GameState,
  legal,
  newestBox,
  newGame,
  readState,
  roundsFor,
  view,
} from '../../../src/rules/index.ts';
import { readPosition, writePosition } from '../../../src/rules/positions/index.ts';
import { makeLink, openLink } from '../../../src/session/links/link.ts';
import { readRecord } from '../../../src/session/saves/read-record.ts';
import { makeRecord } from '../../../src/session/saves/record.ts';
import { revive } from '../../../src/session/saves/revive.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import { playChecked } from '../../../tools/checks/checked-game.ts';
import { opponentGame } from '../../../tools/checks/opponent-games.ts';
import { withRandomBoard } from '../../../tools/checks/random-board.ts';

const levels = ['wanderer', 'raider'] as const;
/** Games of each level in every run; some hundred in the long one. */
const GAMES = process.env.LONG === '1' ? 100 : 1;

it.each(levels)('a %s plays on any board without knowing it, and every state is sound', (level) => {
  for (let number = 0; number < GAMES; number++) {
    const game = opponentGame(level, number * 37 + 1);
    const setup = withRandomBoard(game.setup);
    expect(playChecked({ ...game, setup }).commands.length).toBeGreaterThan(20);
  }
});

/** Some commands into a game on a board. */
function played(players: number, seed: number): GameState {
  const start = newGame(withRandomBoard({ players, seed }));
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  for (let k = 0; k < 12; k++) {
    const open = legal(state);
    const outcome = apply(state, open[(k * 7) % open.length]);
    if (outcome.ok) state = outcome.state;
  }
  return state;
}

it('two games on different boards go on side by side, each with its own regions', () => {
  const [one, other] = [played(3, 4), played(2, 9)];
  expect(one.board).not.toBe(other.board);
  for (const state of [one, other, one]) {
    expect(state.regions).toHaveLength(boardFacts(state.board).regions.length);
    expect(legal(state).length).toBeGreaterThan(0);
    expect(view(state, state.seat).board).toBe(state.board);
  }
});

it('a state, a position and a link of such a game lead back to it', () => {
  const state = played(3, 4);
  const read = readState(JSON.parse(JSON.stringify(state)));
  expect(read.ok && read.state).toEqual(state);
  const position = readPosition(writePosition(state), state.rules, state.content);
  expect(position.ok && position.state.board).toBe(state.board);
  const setup = withRandomBoard({ players: 3, seed: 4 });
  const start = newGame(setup);
  if (!start.ok) return expect.fail();
  const seats = [0, 1, 2].map((colour) => ({ name: '', colour, control: 'human' as const }));
  const made = makeLink({ setup: { game: setup, seats, options: { curtain: false } }, game: start.state, log: [] });
  if (!made.ok) return expect.fail(made.problem);
  const opened = openLink(made.link);
  expect(opened.ok && opened.linked.game).toEqual(start.state);
});

it('a state that names another board than its box is refused', () => {
  const state = played(3, 4);
  const read = readState({ ...state, board: 3 });
  expect(read.ok).toBe(false);
});

const ownMade = makeBoard(printedWishes(2, 8)) ?? 2;
const everyTable = boardIds.flatMap((players) =>
  [...boardIds, ownMade].map((board) => [players, typeof board === 'string' ? 'made' : `for ${board}`, board] as const),
);

it.each(everyTable)('%i play on the board %s: in links, saves and rooms as well', async (players, _, board) => {
  const game = { players, seed: 9, ...newestBox(undefined, undefined, board === players ? undefined : board) };
  const start = newGame(game);
  if (!start.ok) return expect.fail(start.refusal.code);
  const begun = start.state;
  expect(begun.board).toBe(board);
  expect(begun.rounds).toBe(roundsFor(players));
  const seats = Array.from({ length: players }, (_, colour) => ({ name: '', colour, control: 'human' as const }));
  const setup = { game, seats, options: { curtain: false } };

  const made = makeLink({ setup, game: begun, log: [] });
  if (!made.ok) return expect.fail(made.problem);
  const opened = openLink(made.link);
  expect(opened.ok && opened.linked.game.board).toBe(board);

  const record = makeRecord({ id: 'g', savedAt: 1, setup, commands: [], game: begun });
  const { game: revived } = await revive(readRecord(JSON.parse(JSON.stringify(record))));
  expect(revived.board).toBe(board);

  const told = v.safeParse(viewSchema, JSON.parse(JSON.stringify(view(begun, 0))));
  expect(told.success && told.output.board).toBe(board);
});
