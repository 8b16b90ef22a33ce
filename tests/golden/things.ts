import { readDraft } from '../../src/rules/boards/own/draft.ts';
import { type Course, courseOf } from '../../src/rules/course.ts';
import { type BoardId, type Command, newestBox, newGame, type OwnBox, recorded } from '../../src/rules/index.ts';
import { linkOf as boardLink } from '../../src/screens/boards/editor/BoardFiles.tsx';
import { draftOf } from '../../src/screens/boards/editor/edits/index.ts';
import { type Kept as KeptBoard, shelved } from '../../src/screens/boards/editor/shelf.ts';
import { keepSeats, seatKey } from '../../src/screens/boards/fair/seat-shares.ts';
import { resultOf } from '../../src/screens/history/gather.ts';
import { atTheBottom, ladder } from '../../src/screens/history/ladder.ts';
import { keepHistory } from '../../src/screens/history/played-games.ts';
import { steer } from '../../src/screens/learn/first-game/lesson-state.ts';
import { noteTold, noteUsed } from '../../src/screens/learn/memory.ts';
import { listed } from '../../src/screens/puzzles/collection.ts';
import { keepSolved } from '../../src/screens/puzzles/progress.ts';
import { keepName } from '../../src/screens/rooms/last-name.ts';
import { freshDraft } from '../../src/screens/set-up/draft.ts';
import { keepDraft } from '../../src/screens/set-up/last-draft.ts';
import { keep as keepShowcase } from '../../src/screens/showcase/running-show.ts';
import { keepBox } from '../../src/screens/workshop/boxes/box-shelf.ts';
import type { Creation } from '../../src/screens/workshop/creation.ts';
import { examples } from '../../src/screens/workshop/ExampleCards.tsx';
import { freshReport } from '../../src/screens/workshop/fair/report.ts';
import { keepReports } from '../../src/screens/workshop/fair/report-run.ts';
import { ownBoxOf } from '../../src/screens/workshop/guests.ts';
import { creations as workshop } from '../../src/screens/workshop/shelf.ts';
import { makeBoxLink } from '../../src/session/links/box-link.ts';
import { makeLink, positionOf } from '../../src/session/links/link.ts';
import { positionDigest } from '../../src/session/saves/index.ts';
import { makeRecord, type SavedGame } from '../../src/session/saves/record.ts';
import type { Played, TableSetup } from '../../src/session/turn/index.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../src/table/outlines/making/wishes.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import { gameOfOpponents } from '../../tools/bench/link/games.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';

const commandsOf = ({ log }: Played) => log.map(({ command }) => command);
/** When everything was kept, in milliseconds since 1970. */
const at = Date.UTC(2026, 10, 29);
const house = { otherwise: ['SCO-3'], rounds: 1 } as const;

/** What somebody has made: races and powers, a box of them, a board. */
export interface OwnThings {
  readonly creations: readonly Creation[];
  readonly own: OwnBox;
  readonly board: BoardId;
  readonly kept: KeptBoard;
}

export function ownThings(): OwnThings {
  const creations = examples();
  const box = ownBoxOf(creations);
  const board = makeBoard(printedWishes(3, 9));
  const reading = readDraft(board);
  if (!('own' in box) || box.own === undefined || board === null || !reading.ok) throw new Error('golden: not made');
  return { creations, own: box.own, board, kept: { id: 'ours', name: 'Ours', draft: draftOf(reading.data) } };
}

function courseFrom({ game }: TableSetup, commands: readonly Command[]): Course {
  const start = newGame(recorded(game));
  const course = start.ok ? courseOf(start.state, commands) : start;
  if ('refusal' in course) throw new Error(course.refusal.code);
  return course;
}

/** A game of people from their own box, on their own board, with rules of their house. */
function gameOf({ own, board }: OwnThings): Played {
  const { setup, commands, state } = playGame(
    { players: 3, seed: 11, ...newestBox(house, own, board, 'Ours') },
    randomPlayer(5),
  );
  const seats = ['Ada', 'Bo', ''].map((name, colour) => ({ name, colour, control: 'human' as const }));
  const begun = { game: setup, seats, options: { curtain: true } };
  return { setup: begun, game: state, log: courseFrom(begun, commands).log };
}

/** A moment of a game without what led to it. */
function momentOf(played: Played | undefined): Played {
  if (played === undefined) throw new Error('golden: no game');
  const course = courseFrom(played.setup, commandsOf(played));
  const half = Math.floor(course.log.length / 2);
  return positionOf({ setup: played.setup, game: course.at(half), log: course.log.slice(0, half) });
}

/** Games of every kind: against opponents, of people with what is their own, and a moment alone. */
export function someGames(own: OwnThings): readonly Played[] {
  const played = [gameOfOpponents(2, 1), gameOfOpponents(3, 2), gameOfOpponents(5, 4)];
  return [...played, gameOf(own), momentOf(played[1])];
}

export function saveOf(played: Played, place: number): SavedGame {
  const { setup, game } = played;
  return makeRecord({ id: `golden-${place}`, savedAt: at + place, setup, commands: commandsOf(played), game });
}

/** A link, and where it leads. */
export function linkOf(played: Played) {
  const made = makeLink(played);
  if (!made.ok) throw new Error(made.problem);
  return { link: made.link, digest: positionDigest(played.game), commands: played.log.length };
}

/** Links of a box and of a board, with what is in them. */
export function madeLinks({ own, kept }: OwnThings) {
  const json = JSON.stringify({ id: 'base', title: 'Ours', own });
  return { box: makeBoxLink(json), json, board: boardLink(kept) };
}

/** All that this browser keeps of somebody who has been everywhere. */
export function keepAll({ creations, own, board, kept }: OwnThings, games: readonly Played[]): void {
  useSettings.setState({
    language: 'pl',
    speed: 4,
    quality: 'low',
    coach: 'none',
    keys: { undo: 'z' },
    ambience: 0.25,
  });
  noteTold('conquer');
  noteUsed(['CON-1', 'SCO-3']);
  steer(7, { skipped: ['welcome'], left: true });
  keepName('Ada');
  workshop.step(() => ({ things: creations }));
  keepBox({ own, house, board }, 'Ours');
  shelved.change(() => [kept]);
  const draft = freshDraft(true);
  keepDraft({ ...draft, players: 3, house, board, own, title: 'Ours' });
  keepSolved(listed[0]?.id ?? '', 'alone');
  keepSolved(listed[1]?.id ?? '', 'helped');
  ladder.keep({ ...atTheBottom, beaten: atTheBottom.beaten.with(0, 2), deals: [1, 2] });
  const results = games.flatMap((played, place) => {
    // Somebody has played against opponents.
    const seats = played.setup.seats.map((one, seat) => (seat === 0 ? { ...one, control: 'human' as const } : one));
    const save = saveOf({ ...played, setup: { ...played.setup, seats } }, place);
    return save.setup.position === undefined ? (resultOf(save, courseFrom(save.setup, save.commands)) ?? []) : [];
  });
  keepHistory({ results, since: at });
  keepSeats({ [seatKey(board, 3)]: { games: 12, wins: [5, 4, 3] } });
  const [first] = creations;
  if (first) keepReports({ [first.id]: { ...freshReport(first, 12), played: { tried: 4, outcomes: [], leads: [] } } });
  const [game] = games;
  if (game) keepShowcase({ asked: '?showcase', seed: 5, number: 2, setup: game.setup, commands: commandsOf(game) });
}
