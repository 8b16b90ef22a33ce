// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '../../src/hud/index.ts';
import type { Answered } from '../../src/rooms/client/index.ts';
import { boardData, type OwnBoardId } from '../../src/rules/index.ts';
import { addBoard, openBoard, reread } from '../../src/screens/boards/editor/bench.ts';
import { MyBoards } from '../../src/screens/boards/editor/MyBoards.tsx';
import PuzzleList from '../../src/screens/puzzles/PuzzleList.tsx';
import { RoomNotices } from '../../src/screens/rooms/RoomNotices.tsx';
import { RoomPanel } from '../../src/screens/rooms/RoomPanel.tsx';
import { type AtRoom, RoomContext } from '../../src/screens/rooms/room-context.ts';
import { StartPage } from '../../src/screens/start/StartPage.tsx';
import { Workshop } from '../../src/screens/workshop/Workshop.tsx';
import { openSaves } from '../../src/session/saves/index.ts';
import { tableMachine } from '../../src/session/turn/index.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../src/table/outlines/making/wishes.ts';
import { isComing } from '../../src/ui/lazy/fetch-now.ts';
import { useAnswer } from '../../src/ui/storage/answer.ts';
import '../../src/rules/own-boxes.ts';
import '../../src/ui/locale/rooms.ts';
import { known, roomOf, seat } from '../rooms/support/at-room.ts';
import { AtTable } from '../support/at-table.tsx';
import { confused, misnamed } from '../support/label-in-name.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Other files share the shelf.
  reread();
});

const nothing = () => undefined;

/** Everything that is fetched has come, and is drawn; what is folded is unfolded. */
async function unfolded(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    for (const fold of document.querySelectorAll('details:not([open])')) {
      (fold as HTMLDetailsElement).open = true;
      fireEvent(fold, new Event('toggle'));
    }
    do await new Promise((done) => setTimeout(done, 0));
    while (isComing());
  }
}

describe('the name of a control has what is written on it', () => {
  it('on the start page, set-up and all', async () => {
    const saves = await openSaves({ name: 'named' });
    useAnswer.setState({ answer: 'knows' });
    render(<StartPage saves={saves} onSit={nothing} onReplay={nothing} onPuzzle={nothing} onIdle={nothing} />);
    await unfolded();
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
  });

  it('in the list of puzzles', () => {
    render(<PuzzleList onPuzzle={nothing} />);
    expect(document.querySelectorAll('[data-number]')).toHaveLength(60);
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
  });

  it('in the workshop', () => {
    render(<Workshop link={null} onTaken={nothing} onPlay={nothing} />);
    expect(document.querySelectorAll('button').length).toBeGreaterThan(5);
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
  });

  it('among boards made by hand, on their shelf and at the bench', async () => {
    const board = addBoard('Isle', boardData(makeBoard(printedWishes(2, 3)) as OwnBoardId));
    addBoard('Cape', boardData(makeBoard(printedWishes(2, 4)) as OwnBoardId));
    openBoard(null);
    render(<MyBoards link={null} onTaken={nothing} onPlay={nothing} maker={() => null} />);
    await unfolded();
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
    cleanup();
    openBoard(board);
    render(<MyBoards link={null} onTaken={nothing} onPlay={nothing} maker={() => null} />);
    await unfolded();
    expect(misnamed(document.body)).toEqual([]);
  });
});

describe('buttons of a table that are called the same', () => {
  it('say whose they are: links, seats, watchers, those who knock', async () => {
    const now = await known({
      knocks: [
        { knock: 1, name: 'Eva', seat: 1 },
        { knock: 2, name: 'Ivo', seat: 1 },
      ],
    });
    const links = [null, 0, 1].map((of) => ({ seat: of, passport: `ABCDEF.${of ?? 9}.0.ABCDEFGHIJKLMNOPQRS_` }));
    const watchers = [
      { device: 5, name: '', isHere: true },
      { device: 6, name: '', isHere: true },
    ];
    // Whoever opens a table decides for all its people until they come.
    const roster = { ...now.roster, seats: [seat(0, 'here'), seat(1, 'here')], watchers };
    const { at } = roomOf({ ...now, roster, you: { ...now.you, isHost: true, seats: [0, 1] } });
    const client = { ...at.client, ask: async () => ({ type: 'links', links }) as unknown as Answered };
    const shown: AtRoom = { ...at, client };
    render(
      <RoomContext value={shown}>
        <AtTable logic={tableMachine}>
          <RoomNotices />
          <RoomPanel game={{} as Game} />
        </AtTable>
      </RoomContext>,
    );
    await screen.findAllByText('Copy the link');
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
    const labels = [...document.querySelectorAll('[data-link-of] b')].map(({ textContent }) => textContent);
    expect(labels).toContain('For Player 2');
    for (const group of document.querySelectorAll('.room-answers')) {
      const by = group.getAttribute('aria-labelledby') ?? '';
      expect(document.getElementById(by)?.textContent).toMatch(/(Eva|Ivo) knocks/);
    }
  });
});
