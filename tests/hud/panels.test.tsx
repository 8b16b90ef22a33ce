// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ask, openAbout, openClause, usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { clear, playOver, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const game = tableFor({ players: 2, seed: 1 });

afterEach(clear);

it('panels, what they are about, questions and what was told close with their game', async () => {
  await playOver(hud, game);
  openAbout(scope, 'seat', 1);
  openClause(scope, 'CON-3');
  ask(scope, { id: 'decline', label: '', commands: [], hint: null, question: null, plain: false });
  usePanels.of(scope).setState({ told: { text: 'No', remedy: null, clause: null }, peeking: true });
  fireEvent.keyDown(document.body, { key: 'Shift' });
  cleanup();
  // How the person moves belongs to the person.
  expect(usePanels.of(scope).getState()).toEqual(usePanels.of(scope).getInitialState());
  expect(useInput.getState().byKeyboard).toBe(true);

  await playOver(hud, game);
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(screen.getByRole('heading', { name: 'Log' })).toBeTruthy();
  cleanup();
  await playOver(hud, game);
  expect(screen.queryByRole('heading', { name: 'Log' })).toBeNull();
});
