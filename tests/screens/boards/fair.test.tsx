// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SeatShares, seatGamesWanted, seatMethod } from '../../../src/opponents/fairness/seats.ts';
import type { BoardId } from '../../../src/rules/index.ts';
import BoardCard from '../../../src/screens/boards/BoardCard.tsx';
import { FairSearch } from '../../../src/screens/boards/fair/FairSearch.tsx';
import { FairSeats } from '../../../src/screens/boards/fair/FairSeats.tsx';
import { type SeatJob, type SeatStep, type SeatTold, work } from '../../../src/screens/boards/fair/seat-job.ts';
import { useSeats } from '../../../src/screens/boards/fair/seat-run.ts';
import { keepSeats, keptSeats, mostSeats, seatKey } from '../../../src/screens/boards/fair/seat-shares.ts';
import { type Draft, freshDraft } from '../../../src/screens/set-up/draft.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import { said } from '../../support/said.ts';

const board: BoardId = makeBoard(printedWishes(2, 3)) ?? 2;
const other: BoardId = makeBoard(printedWishes(2, 4)) ?? 2;

/** A thread that tells what the test says. */
class Thread extends EventTarget {
  job: SeatJob | null = null;
  isEnded = false;
  private id = 0;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage({ id, question }: { readonly id: number; readonly question: SeatJob }): void {
    this.job = question;
    this.id = id;
  }

  terminate(): void {
    this.isEnded = true;
  }

  tells(told: Partial<SeatStep> | SeatTold): void {
    const data = {
      id: this.id,
      told: { board, shares: shares(300), number: 0, dropped: 0, state: 'playing', ...told },
    };
    act(() => void this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
}

const threads: Thread[] = [];
const thread = (): Thread => threads.at(-1) ?? expect.fail('nothing was begun');
/** So many games of two, of which the first seat has won 60 of a hundred. */
const shares = (games: number, first = 0.6): SeatShares => ({ games, wins: [games * first, games * (1 - first)] });
const status = () => said().textContent ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  threads.length = 0;
  vi.stubGlobal('Worker', Thread);
  localStorage.clear();
  useSeats.setState({ kept: {}, run: null });
});
afterEach(cleanup);

describe('a board on the card', () => {
  it('is measured in the background: it tells how far it is, stops, and goes on from there after a reload', () => {
    const shown = render(<FairSeats board={board} players={2} />);
    press('Is it fair?');
    expect(thread().job).toEqual({ kind: 'measure', board, players: 2 });
    thread().tells({});
    expect(screen.getByLabelText('Games: 300 of 4000').getAttribute('value')).toBe('300');
    // What changes several times a second is not announced.
    expect(status()).toBe('Games are being played in the background.');
    press('Stop');
    expect(thread().isEnded).toBe(true);
    expect(status()).toMatch(
      /^Not enough games yet to say. After 300 of 4000, seat 1 is better off by 8.9 \(± 5.8\) points.$/,
    );
    shown.unmount();

    // Another page in this browser.
    useSeats.setState({ kept: keptSeats(), run: null });
    render(<FairSeats board={board} players={2} />);
    expect(status()).toMatch(/^Not enough games/);
    press('Play on');
    expect(thread().job).toMatchObject({ from: shares(300) });
    thread().tells({ shares: shares(seatGamesWanted, 0.52), state: 'over' });
    expect(thread().isEnded).toBe(true);
    expect(status()).toBe('No seat is better off than on the printed board for 2 by more than 3 points (4000 games).');
    expect(screen.queryByRole('button')).toBeNull();
    expect([...document.querySelectorAll('[data-fair-seat="0"] > *')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '52.0%',
      '51.1%',
      '+0.9 (± 2.2)',
    ]);
  });

  it('that favours a seat is said to, and by how much', () => {
    keepSeats({ [seatKey(board, 2)]: shares(seatGamesWanted) });
    useSeats.setState({ kept: keptSeats() });
    render(<FairSeats board={board} players={2} />);
    expect(status()).toBe('Seat 1 is better off than on the printed board for 2 by 8.9 (± 2.2) points (4000 games).');
  });

  it('is not played on any more once the card is closed or another board is chosen', () => {
    const shown = render(<FairSeats board={board} players={2} />);
    press('Is it fair?');
    thread().tells({});
    shown.rerender(<FairSeats board={other} players={2} />);
    expect(thread().isEnded).toBe(true);
    expect(status()).toBe('');
    press('Is it fair?');
    shown.unmount();
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(keptSeats()[seatKey(board, 2)]?.games).toBe(300);
  });

  it('says that its games failed, keeps those that were played, and they can be tried again', async () => {
    render(<FairSeats board={board} players={2} />);
    press('Is it fair?');
    thread().tells({});
    await act(async () => thread().dispatchEvent(new Event('error')));
    expect(status()).toMatch(/^The games could not be played/);
    press('Play on');
    expect(thread().job).toMatchObject({ from: shares(300) });
  });

  it('is told to be crowded or wide for so many players, and that the opponents were not measured there', () => {
    const draft: Draft = { ...freshDraft(false), players: 5, board: 4 };
    const shown = render(<BoardCard draft={draft} onChange={() => undefined} />);
    const words = () => document.querySelector('[data-board-words]')?.textContent ?? '';
    expect(words()).toContain('7.8 regions for each player, on their own board 9.6: it will be crowded.');
    expect(words()).toContain('How strong the opponents are on this board has not been measured.');
    shown.rerender(<BoardCard draft={{ ...draft, players: 2 }} onChange={() => undefined} />);
    expect(words()).toContain('19.5 regions for each player, on their own board 11.5: there will be much room.');
    shown.rerender(<BoardCard draft={{ ...draft, players: 4 }} onChange={() => undefined} />);
    expect(words(), 'its own number: the usual board').toBe('');
  });
});

describe('looking for a fair board', () => {
  const wishes = printedWishes(2, 7);
  const onStopped = vi.fn();
  const onFound = vi.fn();
  const looking = () => render(<FairSearch wishes={wishes} players={2} onStopped={onStopped} onFound={onFound} />);

  beforeEach(() => {
    onStopped.mockClear();
    onFound.mockClear();
  });

  it('tells its progress in words, and brings the one that was found, once', () => {
    const shown = looking();
    press('Look for a fair one');
    expect(thread().job).toEqual({ kind: 'look', wishes, players: 2, known: {} });
    thread().tells({ number: 8, dropped: 1, state: 'dropped' });
    thread().tells({ board: other, number: 9, dropped: 1 });
    screen.getByLabelText('Number 9: 300 of 4000 games. Given up so far: 1.');
    thread().tells({ board: other, number: 9, dropped: 1, shares: shares(seatGamesWanted, 0.5), state: 'found' });
    expect(onFound.mock.calls).toEqual([[other, 9]]);
    expect(status()).toBe('The board with number 9 is fair. Given up before: 1.');
    shown.rerender(<FairSearch wishes={wishes} players={2} onStopped={onStopped} onFound={(id) => onFound(id)} />);
    expect(onFound).toHaveBeenCalledTimes(1);
    // What was given up is known as well, so that it is not played again.
    expect(Object.keys(keptSeats())).toEqual([seatKey(board, 2), seatKey(other, 2)]);
  });

  it('stops when asked, at the number it has come to, and when it is closed', () => {
    const shown = looking();
    press('Look for a fair one');
    thread().tells({ number: 12, dropped: 5 });
    press('Stop');
    expect(onStopped.mock.calls).toEqual([[12]]);
    expect(status()).toBe('Stopped at number 12. Looking goes on from there.');
    press('Look for a fair one');
    shown.unmount();
    expect(thread().isEnded).toBe(true);
  });

  it('says so where the wishes come to no board', () => {
    const told = [...work({ kind: 'look', wishes, players: 2, known: {} }, () => null)];
    expect(told).toMatchObject([{ state: 'none' }]);
    looking();
    press('Look for a fair one');
    thread().tells({ ...told[0] });
    expect(status()).toMatch(/^None of these wishes/);
  });

  it('plays on no board again that is known', () => {
    const known = { [seatKey(makeBoard(wishes) ?? 2, 2)]: shares(seatGamesWanted, 0.51) };
    const [told] = work({ kind: 'look', wishes, players: 2, known });
    expect(told).toMatchObject({ state: 'found', number: 7, board: makeBoard(wishes) });
  });
});

describe('what this browser keeps of games on boards', () => {
  const name = 'small-world-table.seats';
  const key = seatKey(board, 2);

  it('is what makes sense of it', () => {
    const put = (boards: unknown, method: unknown = seatMethod) =>
      localStorage.setItem(name, JSON.stringify({ method, boards }));
    for (const text of ['', 'null', '[]', '{"method":1}', 'torn {']) {
      localStorage.setItem(name, text);
      expect(keptSeats()).toEqual({});
    }
    for (const bad of [
      null,
      7,
      shares(0),
      shares(5000),
      { games: 10, wins: [10] },
      { games: 10, wins: [10, 10] },
      { games: 10, wins: [-1, 11] },
      { games: 10, wins: ['4', '6'] },
    ]) {
      put({ [key]: bad, [seatKey(other, 2)]: shares(10) });
      expect(Object.keys(keptSeats()), JSON.stringify(bad)).toEqual([seatKey(other, 2)]);
    }
    put({ somewhere: shares(10) });
    expect(keptSeats()).toEqual({});
    put({ [key]: shares(10) }, seatMethod + 1);
    expect(keptSeats(), 'measured in another way').toEqual({});
  });

  it('is the longer of two tabs, and bounded: the oldest go', () => {
    keepSeats({ [key]: shares(500) });
    expect(keepSeats({ [key]: shares(200) })[key]?.games).toBe(500);
    const many = Array.from({ length: mostSeats }, (_, k) => [`${k.toString(16).padStart(16, '0')}.2`, shares(10)]);
    const kept = keepSeats(Object.fromEntries(many));
    expect(Object.keys(kept)).toHaveLength(mostSeats);
    expect(kept[key]).toBeUndefined();
    expect(keptSeats()).toEqual(kept);
  });

  it('lasts as long as the page where the browser takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<FairSeats board={board} players={2} />);
    press('Is it fair?');
    thread().tells({});
    press('Stop');
    expect(status()).toMatch(/^Not enough games/);
    vi.restoreAllMocks();
  });
});
