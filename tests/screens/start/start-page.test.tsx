// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestBox } from '../../../src/rules/index.ts';
import { gameKey, JUDGE, type KeptReview } from '../../../src/screens/review/review-record.ts';
import type { Session } from '../../../src/screens/set-up/session.ts';
import { StartPage } from '../../../src/screens/start/StartPage.tsx';
import { openSaves, SaveError, type Saves } from '../../../src/session/saves/index.ts';
import { makeRecord, type SavedGame, sealed, toText } from '../../../src/session/saves/record.ts';
import { useAnswer } from '../../../src/ui/storage/answer.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { openMore } from './more.ts';

let count = 0;
const fresh = () => openSaves({ name: `start-${count++}` });

/** The start page over these saves; `sat` collects the games sat down to. */
function show(saves: Saves | SaveError): { sat: Session[] } {
  const sat: Session[] = [];
  render(
    <StartPage
      saves={saves}
      onSit={(session) => sat.push(session)}
      onReplay={() => undefined}
      onPuzzle={() => undefined}
      onIdle={() => undefined}
    />,
  );
  return { sat };
}

/** A game as far as the round. */
function gameUpTo(round: number): SavedGame {
  const game = playGame({ players: 3, seed: 2 }, randomPlayer(2), (state) => state.round > round);
  const seats = ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, control: 'human' as const }));
  const setup = { game: game.setup, seats, options: { curtain: false } };
  return makeRecord({ id: 'g', savedAt: Date.now(), setup, commands: game.commands, game: game.state });
}

/** The text of a file with a short game in it. */
const fileText = () => toText(gameUpTo(1));

/** What is kept of a review that has judged nothing yet. */
const reviewOf = (record: SavedGame): KeptReview => ({
  of: gameKey(record),
  judge: JUDGE,
  seats: [0],
  judged: [],
  isBegun: true,
  isHeld: true,
  again: { played: 0, wins: [] },
  care: [],
});

/** What there is under these names, each once: groups, lists and regions of the page. */
const namesOfGroups = () =>
  [...document.querySelectorAll('fieldset > legend, ul[aria-label], section[aria-label]')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );

/** Opens what is folded under these words: the imitated page does not do it by itself. */
function openFold(label: string): void {
  const fold = screen.getByLabelText(label).closest('details') ?? expect.fail(`nothing folds under ${label}`);
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
}

async function importFile(text: string): Promise<void> {
  if (screen.queryByLabelText(/Open a saved file/) === null) await openMore();
  const input = screen.getByLabelText(/Open a saved file/);
  fireEvent.change(input, { target: { files: [new File([text], 'game.json')] } });
}

beforeEach(() => useAnswer.setState({ answer: 'knows' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the start page', () => {
  it('starts a game as it was set up', async () => {
    const { sat } = show(await fresh());
    fireEvent.click(await screen.findByRole('radio', { name: 'People only' }));
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    fireEvent.change(screen.getByLabelText('Name of player 2'), { target: { value: 'Bo' } });
    fireEvent.change(screen.getByLabelText('Colour of Bo'), { target: { value: '4' } });
    fireEvent.change(screen.getByLabelText(/Who starts/), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByLabelText(/Game number/), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.isTakenUp).toBe(false);
    expect(sat[0]?.table.record().log).toEqual([]);
    expect(sat[0]?.table.record().setup).toEqual({
      game: { players: 3, seed: 5, firstSeat: 1, rules: expect.any(Number), ...newestBox() },
      seats: [
        { name: '', colour: 0, control: 'human' },
        { name: 'Bo', colour: 4, control: 'human' },
        { name: '', colour: 2, control: 'human' },
      ],
      options: { curtain: false },
    });
  });

  it('calls no two groups of its set-up the same, and leads past it by keys', async () => {
    show(await fresh());
    const sheet = await waitFor(() => document.querySelector('.start-sheet') ?? expect.fail('no sheet'));
    await waitFor(() => expect(sheet.querySelectorAll('fieldset').length).toBeGreaterThan(2));
    const names = namesOfGroups();
    expect(names).toContain('Who plays?');
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const first = sheet.querySelector<HTMLElement>('button, input, select, summary, a[href]') ?? expect.fail('no stop');
    expect(first.textContent).toBe('Skip these choices');
    fireEvent.click(first);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });

  it('leads who has never played to the first game, which begins at the beginning and is short', async () => {
    const { sat } = show(await fresh());
    fireEvent.click(screen.getByRole('button', { name: /^Learn by playing/ }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record()).toMatchObject({
      setup: {
        lesson: 'first-game',
        seats: [{ control: 'human' }, { control: { level: 'wanderer' } }],
      },
      game: { round: 1, rounds: 5, phase: 'pickCombo', seat: 0 },
      log: [],
    });
  });

  it('starts a game alone against opponents with one click', async () => {
    const { sat } = show(await fresh());
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record()).toMatchObject({
      setup: {
        seats: [
          { name: '', control: 'human' },
          { name: '', control: { level: 'wanderer' } },
        ],
      },
    });
  });

  it("starts today's game, which is not the number of the next game", async () => {
    const seeds: (number | undefined)[] = [];
    for (const name of [/^Today’s game, \d+ \w+/, 'Play', /^Today’s game/]) {
      const { sat } = show(await fresh());
      await openMore();
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(sat).toHaveLength(1));
      seeds.push(sat[0]?.table.record().setup.game.seed);
      cleanup();
    }
    const [first, other, again] = seeds;
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('says how an opponent plays, and lets its level and temper be chosen', async () => {
    const { sat } = show(await fresh());
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.change(await screen.findByLabelText('Who plays for Bramble?'), { target: { value: 'warlord' } });
    expect(screen.getByText(/Works out how everybody will respond/)).toBeTruthy();
    openFold('Style of play: Bramble');
    const character = await screen.findByLabelText(/^Character/);
    expect(screen.getByText(/another one each game/)).toBeTruthy();
    fireEvent.change(character, { target: { value: 'none' } });
    const greed = screen.getByRole('slider', { name: 'Greed' });
    expect(greed.getAttribute('aria-valuetext')).toBe('balanced');
    fireEvent.change(greed, { target: { value: '2' } });
    expect(greed.getAttribute('aria-valuetext')).toBe('wants it now');
    fireEvent.change(screen.getByLabelText('Who plays for Player 1?'), { target: { value: 'wanderer' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record()).toMatchObject({
      setup: {
        seats: [
          { control: { level: 'wanderer' } },
          { control: { level: 'warlord', temper: { aggression: 0.5, greed: 1, patience: 0.5 } } },
        ],
      },
    });
  });

  it('plays without a store, and says nothing of it before a write has failed: then the table says so', async () => {
    const { sat } = show(new SaveError('unavailable'));
    expect(screen.queryByText(/keeps no data/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect((await sat[0]?.table.look(0))?.trouble).toBe('unavailable');
  });

  it('takes in a file, lists the game and goes on with it', async () => {
    const { sat } = show(await fresh());
    await openMore();
    await screen.findByText(/No saved games/);
    await importFile(fileText());
    await screen.findByText('The game of Ada, Bo, Cy is in the list now.');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue: Ada, Bo, Cy' }));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]).toMatchObject({ id: 'g', recovered: false, isTakenUp: true });
  });

  it('leads back to the unfinished game that was played last, above a new one', async () => {
    const saves = await fresh();
    await saves.import(toText(sealed({ ...gameUpTo(1), id: 'begun', savedAt: Date.now() - 3_600_000 })));
    await saves.import(toText(sealed({ ...gameUpTo(99), id: 'over' })));
    const { sat } = show(saves);
    const way = await screen.findByRole('button', { name: /^Continue/ });
    expect(way.textContent).toContain('Ada, Bo, Cy · round 2 of 10 · 1 hour ago');
    expect(way.compareDocumentPosition(screen.getByRole('button', { name: 'Play' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.click(way);
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]).toMatchObject({ id: 'begun', isTakenUp: true });
  });

  it('says whether the review in a file has come with its game', async () => {
    const record = gameUpTo(99);
    const saves = await fresh();
    show(saves);
    await importFile(toText(record, reviewOf(record)));
    await screen.findByText(/is in the list now\. Its review has come with it\./);
    expect(await saves.beside('g')).toEqual(reviewOf(record));
    await importFile(toText(record, { ...reviewOf(record), of: 'another game' }));
    await screen.findByText(/The review in this file cannot be used here/);
  });

  it('refuses a file that is no game and says why', async () => {
    show(await fresh());
    await importFile('hello');
    await screen.findByText('This file is not a saved game.');
    await importFile(fileText().replace('"Ada"', '"Eve"'));
    await screen.findByText(/damaged/);
  });

  it('asks before it throws a game away', async () => {
    const saves = await fresh();
    show(saves);
    await importFile(fileText());
    fireEvent.click(await screen.findByRole('button', { name: /Delete/ }));
    expect(await saves.list()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    fireEvent.click(screen.getByRole('button', { name: /Delete/ }));
    fireEvent.click(screen.getByRole('button', { name: /Delete/ }));
    await screen.findByText(/No saved games/);
    expect(await saves.list()).toHaveLength(0);
  });
});
