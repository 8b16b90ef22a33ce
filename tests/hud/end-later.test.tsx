// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dock } from '../../src/hud/dock/Dock.tsx';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { useGame } from '../../src/hud/frame/use-game.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

function Here() {
  const game = useGame();
  return game ? <Dock game={game} /> : null;
}

/** Lays a position, and draws its dock. */
async function lay(position: string): Promise<void> {
  const table = await playOver(<Here />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
}

const later = () => document.querySelector('[data-later]');
const end = () => document.querySelector('[data-choice="endRedeployment"]');

afterEach(clear);

it('RED-2 what ends a redeployment keeps its place while tokens are in hand, and says what is to be done first', async () => {
  await lay('turn 0 redeploy; seat 0 ratmen+hill 1:2 2 hand:2');
  expect(end()).toBeNull();
  expect(later()?.textContent).toBe('End redeployment');
  expect(later()?.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(later() ?? document.body);
  await settle();
  expect(usePanels.of(scope).getState().told?.text).toMatch(/2 of your tokens|2 tokens|hand/);
});

it('is the button itself once all is placed, and nowhere while one conquers', async () => {
  await lay('turn 0 redeploy; seat 0 ratmen+hill 1:2 2');
  expect([later(), end()?.textContent]).toEqual([null, 'End redeployment']);
  clear();
  await lay('turn 0 conquer; seat 0 ratmen+hill 1:2 2 hand:2');
  expect([later(), end()]).toEqual([null, null]);
});
