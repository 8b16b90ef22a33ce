// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type JSX, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePanels } from '../../../src/hud/frame/panels.ts';
import { HostContext } from '../../../src/hud/frame/slots.ts';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import { useInput } from '../../../src/hud/keys/input-kind.ts';
import { byKeys } from '../../../src/screens/learn/first-game/by-keys.ts';
import FirstGame from '../../../src/screens/learn/first-game/FirstGame.tsx';
import { useLesson } from '../../../src/screens/learn/first-game/lesson-state.ts';
import { noteTold, useMemory } from '../../../src/screens/learn/memory.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { useAttention } from '../../../src/table/attention/index.ts';
import { act, clear, playOver, settle, type TableRef } from '../../hud/support.tsx';
import { scope } from '../../support/at-table.tsx';
import { said } from '../../support/said.ts';
import { goOn } from '../../support/table-actor.ts';
import { begun, firstTurn, type Played, act as play, setup } from './first-game-play.ts';

/** The coach over a game that is gone on with, and a button of the column that can be pointed at. */
function Screen({ known, game: { state, log } }: { readonly known: boolean; readonly game: Played }): JSX.Element {
  const game = useGame();
  const actor = TableActor.useActorRef();
  useEffect(() => {
    actor.send({ type: 'leave' });
    actor.send(goOn({ setup, game: state, log }));
  }, [actor, state, log]);
  return (
    <div className="hud">
      <div data-combo="0">
        <button type="button" data-open-combo="0">
          Pick
        </button>
      </div>
      {game?.setup.lesson === undefined ? null : <FirstGame game={game} known={known} />}
    </div>
  );
}

const started = vi.fn();

async function show(game = begun(), known = true): Promise<TableRef> {
  const table = await playOver(
    <HostContext value={{ onLeave: () => undefined, onBegin: started }}>
      <Screen known={known} game={game} />
    </HostContext>,
    setup,
  );
  await settle();
  return table;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** What is to be read before anything is done. */
function readOn(): void {
  for (let read = 0; read < 3; read++) press('Next');
}

const status = () => said().textContent;

beforeEach(() => useLesson.setState({ run: null, skipped: [], left: false }));
afterEach(() => {
  clear();
  localStorage.clear();
  started.mockClear();
  useMemory.setState({ told: [], used: [] });
});

describe('the card of the first game', () => {
  it('tells a line once to ears, points at its button with a mark, and says it in other words when asked', async () => {
    await show();
    expect(screen.getByText(/^The whole game/).getAttribute('aria-hidden')).toBe('true');
    readOn();
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(screen.getByRole('button', { name: 'Pick' }).hasAttribute('data-pointed')).toBe(true);
    // Each card has its number.
    expect(document.querySelector('.coach-note')?.textContent).toBe('Card 4');
    // Otherwise, with something to look at, to eyes and ears alike; then in the first words again.
    press('Explain again');
    await waitFor(() => expect(status()).toMatch(/^The race brings some tokens/));
    expect(screen.getAllByText(/^The race brings some tokens/)).toHaveLength(2);
    expect(document.querySelector('.coach-sum')?.textContent).toBe('5 Orcs+ 4 Hill= 9');
    press('Explain again');
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(document.querySelector('.coach-sum')).toBeNull();
  });

  it('begins at what goes on with it, for whoever has come by keys', async () => {
    useInput.setState({ byKeyboard: true });
    await show();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' })));
  });

  it('leaves whoever is on the board there, as long as something may be done on it', async () => {
    useInput.setState({ byKeyboard: true });
    const board = document.body.appendChild(document.createElement('div'));
    board.id = 'board';
    const region = board.appendChild(document.createElement('button'));
    onTestFinished(() => board.remove());
    region.focus();
    await show();
    await screen.findByRole('button', { name: 'Next' });
    await settle();
    expect(document.activeElement).toBe(region);
  });

  it('says by which keys it is done, those of the settings, to whoever is at a keyboard', async () => {
    await show();
    readOn();
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(status()).not.toContain('Keys');
    useInput.setState({ byKeyboard: true, byArrows: false });
    await waitFor(() => expect(status()).toMatch(/Keys: Tab to the combo, then Enter; then E\.$/));
    // A remote has none of them.
    useInput.setState({ byArrows: true });
    await waitFor(() => expect(status()).not.toContain('Keys'));
  });

  it('says them at the first line of their kind, and then where it is asked for again', async () => {
    const game = begun();
    play(game, [{ type: 'pickCombo', index: 0 }]);
    const table = await show(game);
    useInput.setState({ byKeyboard: true, byArrows: false });
    await waitFor(() => expect(status()).toMatch(/Keys: G, 2, Enter; then Enter\. Marked: Farmland 2\.$/));
    await act(table, { type: 'conquer', region: 1 });
    await waitFor(() => expect(status()).toMatch(/^From now on/));
    press('Next');
    await waitFor(() => expect(status()).toMatch(/Marked: (?!Farmland 2\.)/));
    expect(status()).not.toContain('Keys');
    press('Explain again');
    await waitFor(() => expect(status()).toMatch(/Keys: G, \d+, Enter; then Enter\. Marked: /));
  });

  it('says keys for each thing there is to be done', () => {
    const settings = { keys: {}, shortcuts: true };
    const region = { at: 'region', region: 16 } as const;
    expect(byKeys({ target: region }, settings)).toBe('Keys: G, 17, Enter; then Enter.');
    expect(byKeys({ target: region, figure: { of: 'die', hand: 1, cost: 2 } }, settings)).toBe(
      'Keys: G, 17, Enter; then Enter twice.',
    );
    const other = { keys: { region: '', end: 'x', peek: 'z' }, shortcuts: true };
    expect(byKeys({ target: region }, other)).toBe('Keys: arrows on the board to the region; then Enter.');
    const choice = (name: string) => ({ target: { at: 'choice', choice: name } }) as const;
    expect(byKeys(choice('endConquests'), other)).toBe('Keys: X.');
    expect(byKeys(choice('decline'), settings)).toBe('Keys: D.');
    expect(byKeys(choice('spread'), settings)).toBe('Keys: Tab to the button; then Enter.');
    expect(byKeys(choice('decline'), { keys: {}, shortcuts: false })).toBe('Keys: Tab to the button; then Enter.');
    expect(byKeys({}, settings)).toBe(null);
  });

  it('points at a region for eyes and names it for ears, until it is left; then offers the way back', async () => {
    const game = begun();
    play(game, [{ type: 'pickCombo', index: 0 }]);
    await show(game);
    await waitFor(() => expect(status()).toMatch(/Marked: Farmland 2\.$/));
    await waitFor(() => expect(useAttention.of(scope).getState().pointed).toBe(1));
    // It is asked for once more, and can be thought better of.
    press('Leave lesson');
    expect(useLesson.getState().left).toBe(false);
    press('Stay');
    await waitFor(() => expect(useAttention.of(scope).getState().pointed).toBe(1));
    press('Leave lesson');
    await screen.findByText('Leave the lesson? The game goes on without it.');
    press('Leave lesson');
    expect(useAttention.of(scope).getState().pointed).toBeNull();
    expect(document.querySelector('[data-pointed]')).toBeNull();
    expect(useLesson.getState()).toMatchObject({ run: setup.game.seed, left: true });
    press('Back to the lesson');
    await waitFor(() => expect(status()).toMatch(/^Come in at/));
  });

  it('a note is read before the opponent plays on, however long that takes', async () => {
    const game = begun();
    play(game, firstTurn);
    const table = await show(game);
    const isPaused = () => table.getSnapshot().context.isPaused;
    await waitFor(() => expect(status()).toMatch(/coins for you/));
    expect(isPaused()).toBe(true);
    press('Next');
    await waitFor(() => expect(status()).toMatch(/^Each race and each power/));
    expect(isPaused()).toBe(true);
    press('Next');
    await settle();
    expect(isPaused()).toBe(false);
  });

  it('skips a step; the table waits all the same, and there is a line for that', async () => {
    await show();
    readOn();
    press('Skip hint');
    expect(useLesson.getState().skipped).toEqual(['minute', 'goal', 'coins', 'pick']);
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
  });

  it('shows the rule behind a line in its own card, without its code, until the next line', async () => {
    await show();
    readOn();
    press('Rule');
    await waitFor(() => expect(document.querySelector('.coach-rule')?.textContent).toMatch(/^The top combo is free/));
    // Nothing lies over what is pointed at.
    expect(usePanels.of(scope).getState().open).toBeNull();
    expect(screen.getByRole('button', { name: 'Pick' }).hasAttribute('data-pointed')).toBe(true);
    expect(document.querySelector('.coach')?.textContent).not.toMatch(/[A-Z]{3}-\d/);
    expect(document.querySelector('.coach [title*="-"], .coach [aria-label*="COL"]')).toBeNull();
    press('Skip hint');
    await waitFor(() => expect(document.querySelector('.coach-rule')).toBeNull());
  });

  it('shows what each face of the die would do, with the numbers of the region it points at', async () => {
    const game = begun();
    play(game, [
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: 1 },
      { type: 'conquer', region: 5 },
      { type: 'conquer', region: 6 },
    ]);
    await show(game);
    const faces = screen.getByRole('list', { name: 'What the die would do' }).querySelectorAll('li');
    expect(
      [...faces].map(({ textContent, dataset }) => `${textContent?.replace(/^.*: /, '')} ${dataset.enough}`),
    ).toEqual(['1 + 0 = 1 false', '1 + 1 = 2 true', '1 + 2 = 3 true', '1 + 3 = 4 true']);
  });

  it('says to who has skipped all there is that the move is theirs, and brings the last line back when asked', async () => {
    await show();
    readOn();
    press('Skip hint');
    await waitFor(() => expect(screen.getByText(/^Pick a race/)).toBeTruthy());
    press('Skip hint');
    await waitFor(() => expect(status()).toMatch(/^Your move/));
    expect(document.querySelector('[data-pointed]')).toBeNull();
    press('Explain again');
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(screen.getByRole('button', { name: 'Pick' }).hasAttribute('data-pointed')).toBe(true);
  });

  it('begins afresh in another game, whatever was skipped in the last one', async () => {
    useLesson.setState({ run: 1234, skipped: ['minute'], left: true });
    await show();
    await waitFor(() => expect(status()).toMatch(/^The whole game/));
  });

  it('says that it does not know a lesson of another table, and lets the game go on', async () => {
    for (const topic of ['state:pickCombo']) noteTold(topic);
    await show(begun(), false);
    await waitFor(() => expect(status()).toMatch(/^This lesson is not known/));
    press('Got it');
    expect(screen.queryByText(/^This lesson/)).toBeNull();
  });

  it('tells at the end what is known now, and begins a real game against a wanderer on the spot', async () => {
    const game = begun();
    await show({ ...game, state: { ...game.state, round: 5, phase: 'gameOver', coins: [40, 30] } });
    await waitFor(() => expect(status()).toMatch(/^You won your first game! You have 40 coins, Bramble has 30\./));
    press('Play a real game');
    expect(started).toHaveBeenCalledWith('wanderer');
  });
});
