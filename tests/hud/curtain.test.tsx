// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { isCurtain } from '../../src/session/turn/index.ts';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { farm, forest, hill, innerHill, swamp } from '../support/places.ts';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

/** Bo, camped, has taken a region of Ada's, and ends the turn: the curtain falls before Ada. */
async function covered(): Promise<TableRef> {
  const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 }, true);
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  const game = stateOf(
    `board 2; round 4; turn 1 conquer; seat 0 orcs+hill ${farm}:1 ${swamp}:1 ${hill}:2
     seat 1 humans+bivouacking ${innerHill}:1 hand:8`,
  );
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game, log: [] }));
  await settle();
  if (isCurtain(table.getSnapshot())) table.send({ type: 'takeSeat' });
  await settle();
  await act(table, { type: 'conquer', region: farm }, { type: 'endConquests' });
  for (const region of [farm, farm, farm, innerHill, innerHill])
    await act(table, { type: 'placeMarker', marker: 'encampment', region });
  const hand = table.getSnapshot().context.present?.forces[1]?.hand ?? 0;
  await act(table, { type: 'place', region: farm, count: hand }, { type: 'endRedeployment' });
  expect(isCurtain(table.getSnapshot())).toBe(true);
  return table;
}

afterEach(clear);

it('no key of the table acts through the curtain', async () => {
  await covered();
  attend(scope, { selected: forest });
  const now = () => {
    const { open, peeking, told } = usePanels.of(scope).getState();
    return [open, peeking, told, useSettings.getState(), useAttention.of(scope).getState()];
  };
  const before = now();
  for (const key of ['l', 'm', 'c', 'r', 'p', 't', 'q', 'u', 'e', 'h', '?', ' ', 'Escape'])
    fireEvent.keyDown(document.body, { key });
  await settle();
  expect(now()).toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: 'I am Ada' }));
  await settle();
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(usePanels.of(scope).getState().open).toBe('log');
});

it('the way back of a remote does not lead out of the game from under the curtain', async () => {
  await covered();
  expect(fireEvent.keyDown(document.body, { key: 'GoBack' })).toBe(false);
});

it('what happened last is what was taken and lost, not how the others spread their own', async () => {
  await covered();
  const lines = within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem');
  const told = lines.map(({ textContent }) => textContent ?? '');
  expect(told.some((line) => line.startsWith('Bo conquers Farmland 2'))).toBe(true);
  expect(told).toContain('Ada loses 1 Orc in Farmland 2.');
  expect(told.filter((line) => /Encampment|places/.test(line))).toEqual([]);
});
