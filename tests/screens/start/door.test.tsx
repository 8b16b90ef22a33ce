// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/screens/set-up/session.ts';
import { StartPage } from '../../../src/screens/start/StartPage.tsx';
import { shownNow } from '../../../src/screens/use-route.ts';
import { openSaves, SaveError, type Saves } from '../../../src/session/saves/index.ts';
import { makeRecord, toText } from '../../../src/session/saves/record.ts';
import { type Answer, answer, useAnswer } from '../../../src/ui/storage/answer.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { openMore } from './more.ts';

let count = 0;
const fresh = () => openSaves({ name: `door-${count++}` });
const nothing = () => undefined;

function show(saves: Saves | SaveError, begins: Answer | null = null): { sat: Session[] } {
  const sat: Session[] = [];
  const sit = (session: Session) => sat.push(session);
  render(
    <StartPage saves={saves} begins={begins} onSit={sit} onReplay={nothing} onPuzzle={nothing} onIdle={nothing} />,
  );
  return { sat };
}

const door = (name: RegExp) => screen.findByRole('button', { name });
const stands = () => waitFor(() => expect(document.querySelector('.start-door, .start-card')).not.toBeNull());
const isAsked = () => document.querySelector('.start-door') !== null;

// Whatever other tests of the same thread have kept: nobody has answered, and no table is known.
beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  useAnswer.setState({ answer: null, greets: false }, true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', './');
});

describe('the first start page', () => {
  it('is three answers, the way past them and the language', async () => {
    show(await fresh());
    await door(/^I have never played/);
    const pressed = [...document.querySelectorAll<HTMLElement>('main button, main a, main select, main summary')];
    expect(pressed.map((one) => one.dataset.answer ?? one.className ?? one.tagName)).toEqual([
      '',
      'never',
      'knows',
      'show',
      'start-else',
    ]);
    expect(document.querySelector('dialog, [role="dialog"]')).toBeNull();
  });

  it('leads who has never played to the lesson', async () => {
    const { sat } = show(await fresh());
    fireEvent.click(await door(/^I have never played/));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record().setup.lesson).toBe('first-game');
    expect(useAnswer.getState()).toEqual({ answer: 'never', greets: false });
  });

  it('seats who knows the game against a Wanderer, and has the table greet them', async () => {
    const { sat } = show(await fresh());
    fireEvent.click(await door(/^I know the board game/));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record()).toMatchObject({
      setup: { seats: [{ control: 'human' }, { control: { level: 'wanderer' } }] },
    });
    expect(useAnswer.getState()).toEqual({ answer: 'knows', greets: true });
  });

  it('shows the game to who wants to see it', async () => {
    show(await fresh());
    fireEvent.click(await door(/^Just show me/));
    expect(answer()).toBe('show');
    expect(shownNow().route.at).toBe('showcase');
  });

  it('is not shown to who has answered, asks again at a wish, and remembers the last answer', async () => {
    const saves = await fresh();
    useAnswer.setState({ answer: 'show' });
    const { sat } = show(saves);
    await stands();
    expect(isAsked()).toBe(false);
    await openMore();
    fireEvent.click(await door(/^Answer the first question again/));
    fireEvent.click(await door(/^I know the board game/));
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(JSON.parse(localStorage.getItem('small-world-table.answer') ?? '')).toMatchObject({
      state: { answer: 'knows' },
    });
  });

  it('is not shown where games are kept, nor before that is known', async () => {
    const saves = await fresh();
    const { setup, commands, state } = playGame({ players: 2, seed: 2 }, randomPlayer(2), ({ round }) => round > 1);
    const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' as const }));
    const table = { game: setup, seats, options: { curtain: false } };
    await saves.import(toText(makeRecord({ id: 'g', savedAt: Date.now(), setup: table, commands, game: state })));
    show(saves);
    expect(isAsked()).toBe(false);
    await door(/^Continue/);
    expect(isAsked()).toBe(false);
    expect(answer()).toBeNull();
  });

  it('is passed by a way of its own to all that the page has, which answers nothing', async () => {
    show(await fresh());
    fireEvent.click(await door(/^Everything else/));
    await door(/^Play$/);
    expect(answer()).toBeNull();
  });

  it('is the same page each time where nothing is kept', async () => {
    for (const _ of [1, 2]) {
      const { sat } = show(new SaveError('unavailable'));
      fireEvent.click(await door(/^I have never played/));
      await waitFor(() => expect(sat).toHaveLength(1));
      cleanup();
      // The page is loaded again.
      useAnswer.setState({ answer: null, greets: false }, true);
    }
  });

  it('begins at once what was wished elsewhere, as after being shown the game', async () => {
    useAnswer.setState({ answer: 'show' });
    const { sat } = show(await fresh(), 'never');
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record().setup.lesson).toBe('first-game');
    expect(answer()).toBe('show');
  });
});
