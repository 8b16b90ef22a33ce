// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePanel, usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { clear, playOver, tableFor } from './support.tsx';

beforeEach(() => {
  // Whatever a test of another file has left open.
  closePanel(scope);
  return playOver(<Hud onLeave={() => {}} slots={{ turnMap: () => null }} />, tableFor({ players: 2, seed: 1 }));
});
afterEach(clear);

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await menu.findByRole('button', { name: 'Sound' });
  return menu;
}

it('the strip says where the game is, which opens the map of the turn, and one menu holds the rest', async () => {
  const strip = within(screen.getByRole('banner'));
  expect(strip.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'Round 1 of 10 Pick',
    'Menu',
  ]);
  fireEvent.click(strip.getByRole('button', { name: /^Round/ }));
  expect(await screen.findByRole('dialog', { name: 'The turn' })).toBeTruthy();
  closePanel(scope);
  const menu = await openMenu();
  const names = menu.getAllByRole('button').map(({ textContent }) => textContent?.trim());
  expect(names.slice(1, 6).map((name) => name?.replace(/[A-Z?]$/, ''))).toEqual([
    'Sound',
    'How to play',
    'Rules',
    'Settings',
    'Leave the table',
  ]);
  fireEvent.click(menu.getByRole('button', { name: 'How to play' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

it('the sound goes off and comes back as loud as it was', async () => {
  useSettings.setState({ sound: true, effects: 0.4, ambience: 0 });
  const sound = (await openMenu()).getByRole('button', { name: 'Sound' });
  expect(sound.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(sound);
  expect(sound.getAttribute('aria-pressed')).toBe('false');
  expect(useSettings.getState()).toMatchObject({ sound: false, effects: 0.4 });
  fireEvent.click(sound);
  expect(useSettings.getState()).toMatchObject({ sound: true, effects: 0.4, ambience: 0 });
});

it('whoever is asked whether to leave begins at staying', async () => {
  usePanels.of(scope).setState({ open: 'leave' });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
  fireEvent.click(document.activeElement ?? document.body);
  expect(usePanels.of(scope).getState().open).toBeNull();
});

it('one entry tells how to play: from there questions, the map of the turn and combos are found, each with its key', async () => {
  fireEvent.click((await openMenu()).getByRole('button', { name: 'How to play' }));
  const help = within(await screen.findByRole('dialog', { name: 'How to play' }));
  await help.findAllByRole('img');
  const rows = [...document.querySelectorAll('.help .menu-list button')].map(({ textContent }) => textContent?.trim());
  expect(rows).toEqual(['QuestionsQ', 'Turn mapM', 'CombosO']);
  fireEvent.click(help.getByRole('button', { name: 'Questions' }));
  expect(await screen.findByRole('button', { name: 'What can I do now?' })).toBeTruthy();
});
