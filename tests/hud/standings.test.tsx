// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { goOn, settle } from '../support/table-actor.ts';
import { clear, playOver, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1 });

async function over(onBegin?: (next: string) => void) {
  const table = await playOver(<Hud onLeave={() => {}} onBegin={onBegin} />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf('round 10; turn 1 gameOver; coins 9 7'), log: [] }));
  await settle();
  await screen.findByText('The coins are revealed');
}

it('at the end the same table plays again at one press', async () => {
  const begun = vi.fn();
  await over(begun);
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(begun).toHaveBeenCalledExactlyOnceWith('again');
});

it('where another one decides what is played, the end offers no other game on the spot', async () => {
  await over();
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

it('the title of the page says how it has ended', async () => {
  await over();
  const heading = document.querySelector<HTMLElement>('[data-heading="final"]')?.textContent?.trim() ?? '';
  expect(heading).toMatch(/Ada/);
  expect(document.title.startsWith(`${heading} · Round 10 of 10`)).toBe(true);
});

it('whoever is on the board as the game ends is led to the result', async () => {
  const board = document.body.appendChild(document.createElement('div'));
  board.id = 'board';
  const region = board.appendChild(document.createElement('button'));
  onTestFinished(() => board.remove());
  region.focus();
  await over();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-heading')).toBe('final'));
});

it.each([
  ['whoever was at the buttons of the last turn is at the result', false],
  ['whoever is at what the coach goes on with stays there', true],
])('%s', async (_, isAtCoach) => {
  const next = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => next.remove());
  useInput.setState({ byKeyboard: true });
  if (isAtCoach) next.focus();
  await over();
  await settle();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(
      isAtCoach ? next : document.querySelector<HTMLElement>('[data-heading="final"]'),
    ),
  );
});
