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
  return playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
});
afterEach(clear);

const bar = () => within(screen.getByRole('navigation', { name: 'Menu' }));

it('the bar says in words what it opens, and the menu holds the rest', async () => {
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Sound', 'Log', 'Rules', 'Menu']);
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const name of ['Combos', 'Turn map', 'Questions', 'Help', 'Settings', 'Leave the table'])
    expect(await menu.findByRole('button', { name })).toBeTruthy();
  fireEvent.click(menu.getByRole('button', { name: 'Questions' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

it('the sound goes off and comes back as loud as it was', () => {
  useSettings.setState({ sound: true, effects: 0.4, ambience: 0 });
  const sound = bar().getByRole('button', { name: 'Sound' });
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
