// @vitest-environment happy-dom

import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { goOn, settle } from '../support/table-actor.ts';
import { clear, playOver, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1 });

async function over(onBegin?: (next: string) => void, coins = '9 7') {
  const table = await playOver(<Hud onLeave={() => {}} onBegin={onBegin} />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(`round 10; turn 1 gameOver; coins ${coins}`), log: [] }));
  await settle();
  await screen.findByRole('table', { name: 'The coins are revealed' });
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

it('has a bar for each player in its pattern, as long as its part of the winner’s coins', async () => {
  await over();
  const bars = [...document.querySelectorAll<HTMLElement>('.coin-bar > span')];
  expect(bars.map(({ style }) => Number(style.getPropertyValue('--part')).toFixed(2))).toEqual(['1.00', '0.78']);
  expect(bars.map(({ style }) => style.animationTimingFunction)).toEqual(['steps(9)', 'steps(7)']);
  expect(new Set(bars.map(({ style }) => style.background)).size).toBe(2);
  expect(screen.getAllByRole('row', { name: /Ada|Bo/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1st.*Ada.*9/),
    expect.stringMatching(/^2nd.*Bo.*7/),
  ]);
});

it('a win that is shared names both and shows both patterns, with what a tie goes by (END-2)', async () => {
  await over(undefined, '9 9');
  expect(document.querySelector('[data-heading="final"]')?.textContent).toBe('Ada, Bo share the win');
  expect(document.querySelectorAll('.final-marks > span')).toHaveLength(2);
  screen.getByText(/^If coins are equal/);
  expect(screen.getAllByText(/tokens? on the board$/)).toHaveLength(2);
});

it('all else is one press behind the story, and Escape leads back', async () => {
  await over(() => {});
  expect(screen.queryByRole('button', { name: 'New game' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'See the story' }));
  const story = await screen.findByRole('dialog', { name: 'The story of the game' });
  await within(story).findByRole('button', { name: 'New game' });
  // Where the game cannot be told, those who played it.
  expect(story.querySelectorAll('[data-seat-menu]')).toHaveLength(2);
  fireEvent(story, new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'See the story' });
});
