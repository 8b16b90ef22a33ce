// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type JSX, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import { Hud, loadPlanBoard } from '../../../src/hud/index.ts';
import { useInput } from '../../../src/hud/keys/input-kind.ts';
import FirstGame from '../../../src/screens/learn/first-game/FirstGame.tsx';
import { useAttention } from '../../../src/table/attention/index.ts';
import '../../support/boards.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { clear, playOver, settle } from '../../hud/support.tsx';
import { scope } from '../../support/at-table.tsx';
import { goOn } from '../../support/table-actor.ts';
import { begun, setup } from './first-game-play.ts';

const { default: PlanBoard } = await loadPlanBoard();
const started = vi.fn();

/** The first game at its end, with the coach, on the plan. */
function Screen(): JSX.Element {
  const actor = TableActor.useActorRef();
  useEffect(() => {
    actor.send({ type: 'leave' });
    const { state } = begun();
    actor.send(goOn({ setup, game: { ...state, round: 5, phase: 'gameOver', coins: [40, 30] }, log: [] }));
  }, [actor]);
  return (
    <>
      <PlanBoard />
      <Hud onLeave={() => {}} onBegin={started} flat slots={{ coach: Slot }} />
    </>
  );
}

function Slot(): JSX.Element | null {
  const game = useGame();
  return game ? <FirstGame game={game} known /> : null;
}

afterEach(() => {
  clear();
  localStorage.clear();
});

const status = () => document.querySelector('.coach [data-said="true"]')?.textContent;
const region = (id: number) =>
  document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('three questions after the lesson are answered on the board by press and by key, say why, and lead to a real game', async () => {
  await playOver(<Screen />, setup);
  await settle();
  press('Three questions');
  await waitFor(() => expect(status()).toMatch(/^You have 3 tokens in hand/));
  useInput.setState({ byKeyboard: true, byArrows: false });
  await waitFor(() =>
    expect(status()).toMatch(/Keys: arrows on the board to the region; then Enter\. Question 1 of 3\.$/),
  );
  useInput.setState({ byKeyboard: false });
  // Neither the dock nor a region gives the answer away.
  expect(document.querySelector('.dock')).toBeNull();
  expect(region(5).getAttribute('aria-label')).not.toMatch(/token/);
  expect(region(5).getAttribute('aria-description')).toBeNull();
  fireEvent.click(region(15));
  await waitFor(() => expect(status()).toMatch(/^No. It does not border/));
  expect(useAttention.of(scope).getState()).toMatchObject({ pointed: null, selected: null });
  // No region is marked: the key that leads to the next one says so.
  fireEvent.keyDown(document.body, { key: 'n' });
  await screen.findByText(/^Any region may be the answer/);
  region(5).focus();
  fireEvent.keyDown(region(5), { key: 'Enter' });
  await waitFor(() => expect(status()).toMatch(/^Right! It borders your regions and costs 3/));
  // Whoever has answered by a key goes on by Enter.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  press('Explain again');
  await waitFor(() => expect(status()).toMatch(/^It has to lie beside/));
  press('Skip hint');

  await waitFor(() => expect(status()).toMatch(/^Humans get an extra coin/));
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  fireEvent.click(region(2));
  await waitFor(() => expect(status()).toMatch(/sign pays nothing by itself/));
  fireEvent.click(region(6));
  await waitFor(() => expect(status()).toMatch(/^Right!/));
  press('Next');

  await waitFor(() => expect(status()).toMatch(/^You let your race decline now/));
  fireEvent.click(region(1));
  await waitFor(() => expect(status()).toMatch(/^No\. One token stays.*The 2 others leave\.$/));
  fireEvent.click(region(16));
  await waitFor(() => expect(status()).toMatch(/^Right! Only one race may be in decline/));
  press('Next');
  await waitFor(() => expect(status()).toMatch(/^Now you are ready/));
  press('Play a real game');
  expect(started).toHaveBeenCalledExactlyOnceWith('wanderer');
});
