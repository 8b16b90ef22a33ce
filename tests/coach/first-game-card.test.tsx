// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type JSX, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAttention } from '../../src/attention/index.ts';
import FirstGame from '../../src/coach/first-game/FirstGame.tsx';
import { useLesson } from '../../src/coach/first-game/store.ts';
import { noteTold, useMemory } from '../../src/coach/memory.ts';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { BeginContext } from '../../src/hud/frame/slots.ts';
import { useGame } from '../../src/hud/frame/table.ts';
import { TableActor } from '../../src/turn/react.ts';
import { clear, playOver, settle, type TableRef } from '../hud/support.tsx';
import { goOn } from '../support/table-actor.ts';
import { begun, type Played, act as play, setup } from './first-game-play.ts';

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
        <button type="button" className="primary">
          Pick
        </button>
      </div>
      {game?.setup.lesson === undefined ? null : <FirstGame game={game} known={known} />}
    </div>
  );
}

const left = vi.fn();

async function show(game = begun(), known = true): Promise<TableRef> {
  const table = await playOver(
    <BeginContext value={left}>
      <Screen known={known} game={game} />
    </BeginContext>,
    setup,
  );
  await settle();
  return table;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => useLesson.setState({ run: null, skipped: [], left: false }));
afterEach(() => {
  clear();
  localStorage.clear();
  left.mockClear();
  useMemory.setState({ told: [], used: [] });
});

describe('the card of the first game', () => {
  it('tells a line once to ears, points at its button with a mark, and says it again when asked', async () => {
    await show();
    expect(screen.getByText(/^One goal/).getAttribute('aria-hidden')).toBe('true');
    press('Next');
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(screen.getByRole('button', { name: 'Pick' }).hasAttribute('data-pointed')).toBe(true);
    expect(screen.getByText('Step 2 of 16')).toBeTruthy();
    press('Say again');
    await waitFor(() => expect(status()).toBe(''));
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
  });

  it('points at a region for eyes and names it for ears, until it is left; then offers the way back', async () => {
    const game = begun();
    play(game, [{ type: 'pickCombo', index: 0 }]);
    await show(game);
    await waitFor(() => expect(status()).toMatch(/Ringed: Farmland 2\.$/));
    await waitFor(() => expect(useAttention.getState().pointed).toBe(1));
    press('Leave lesson');
    expect(useAttention.getState().pointed).toBeNull();
    expect(document.querySelector('[data-pointed]')).toBeNull();
    expect(useLesson.getState()).toMatchObject({ run: setup.game.seed, left: true });
    press('Back to the lesson');
    await waitFor(() => expect(status()).toMatch(/^Enter at/));
  });

  it('numbers the steps that are to be learned, and nothing that is said besides', async () => {
    const game = begun();
    play(game, [
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: 1 },
      { type: 'conquer', region: 5 },
      { type: 'conquer', region: 6 },
      { type: 'finalRoll', region: 2 },
    ]);
    await show(game);
    await waitFor(() => expect(status()).toMatch(/^The die showed/));
    expect(screen.queryByText(/^Step/)).toBeNull();
    press('Next');
    await waitFor(() => expect(screen.getByText('Step 7 of 16')).toBeTruthy());
  });

  it('skips a step, and leads to the clause', async () => {
    await show();
    press('Next');
    press('Skip step');
    expect(useLesson.getState().skipped).toEqual(['goal', 'pick']);
    // The table waits all the same: there is a line for that.
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    press(/^Rule/);
    expect(usePanels.getState()).toMatchObject({ open: 'rules', search: 'COL-2' });
  });

  it('says to who has skipped all there is that the move is theirs, and brings the last line back when asked', async () => {
    await show();
    press('Next');
    press('Skip step');
    await waitFor(() => expect(screen.getByText(/^Pick a race/)).toBeTruthy());
    press('Skip step');
    await waitFor(() => expect(status()).toMatch(/^Your move/));
    expect(document.querySelector('[data-pointed]')).toBeNull();
    press('Say again');
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    expect(screen.getByRole('button', { name: 'Pick' }).hasAttribute('data-pointed')).toBe(true);
  });

  it('puts the rules away with the line they were opened for, and leaves what was opened otherwise', async () => {
    await show();
    press(/^Rule/);
    expect(usePanels.getState().open).toBe('rules');
    press('Next');
    expect(usePanels.getState().open).toBeNull();
    await waitFor(() => expect(status()).toMatch(/^Pick a race/));
    usePanels.setState({ open: 'rules', search: '' });
    press('Skip step');
    expect(usePanels.getState().open).toBe('rules');
  });

  it('begins afresh in another game, whatever was skipped in the last one', async () => {
    useLesson.setState({ run: 1234, skipped: ['goal'], left: true });
    await show();
    await waitFor(() => expect(status()).toMatch(/^One goal/));
  });

  it('says that it does not know a lesson of another table, and lets the game go on', async () => {
    for (const topic of ['state:pickCombo']) noteTold(topic);
    await show(begun(), false);
    await waitFor(() => expect(status()).toMatch(/^This lesson is not known/));
    press('Understood');
    expect(screen.queryByText(/^This lesson/)).toBeNull();
  });

  it('tells at the end what is known now, and leads to a real game against a wanderer', async () => {
    const game = begun();
    await show({ ...game, state: { ...game.state, round: 10, phase: 'gameOver', coins: [40, 30] } });
    await waitFor(() => expect(status()).toMatch(/^You won your first game!/));
    press('Play a real game');
    expect(left).toHaveBeenCalledWith('wanderer');
  });
});
