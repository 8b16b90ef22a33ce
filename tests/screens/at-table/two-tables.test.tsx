// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePanels } from '../../../src/hud/frame/panels.ts';
import { Hud } from '../../../src/hud/index.ts';
import { useInput, useInputKind } from '../../../src/hud/keys/input-kind.ts';
import { PlanBoard } from '../../../src/hud/plan/PlanBoard.tsx';
import { TableMain, TableShell, useLaid } from '../../../src/screens/at-table/TableShell.tsx';
import type { LocalTable } from '../../../src/session/turn/index.ts';
import { useAttention } from '../../../src/table/attention/index.ts';
import { tableInFront } from '../../../src/table/scope.tsx';
import '../../../src/screens/set-up/own-content.ts';
import { defaultSettings, useSettings } from '../../../src/ui/look/settings.ts';
import '../../support/boards.ts';
import { laidTable, settle, tableSetup } from '../../support/table-actor.ts';
import { type Author, authors, boxBy } from '../../support/two-boxes.ts';

function Table({ name, table }: { readonly name: string; readonly table: LocalTable }) {
  useInputKind();
  useLaid(table, false, table.record);
  return (
    <TableMain title={name} data-testid={name}>
      <PlanBoard />
      <Hud onLeave={() => {}} flat />
    </TableMain>
  );
}

/** A game from the box of one of two who call different things the same. */
const laid = (players: number, author: Author) =>
  laidTable(tableSetup({ players, content: boxBy(author), banners: ['sprites'], badges: ['keen'] }, false));
const [one, other] = authors;
if (!one || !other) throw new Error('two authors are wanted');
const within = (name: string, selector: string) => screen.getByTestId(name).querySelector<HTMLElement>(selector);
const isLogOpen = (name: string) => within(name, '[data-side="log"]') !== null;
const cardOf = (name: string) => within(name, '[data-card]')?.dataset.card;
const region = (name: string, id: number) => {
  const found = screen.getByTestId(name).querySelector<SVGElement>(`#board [data-region="${id}"]`);
  if (found === null) throw new Error(`no region ${id}`);
  return found;
};

beforeEach(async () => {
  useInput.setState({ byKeyboard: true, byArrows: true });
  useSettings.setState(defaultSettings);
  render(
    <>
      <TableShell>
        <Table name="left" table={laid(2, one)} />
      </TableShell>
      <TableShell>
        <Table name="right" table={laid(3, other)} />
      </TableShell>
    </>,
  );
  await act(settle);
});
afterEach(cleanup);

describe('two tables side by side', () => {
  it('have each a board and panels of their own', async () => {
    expect(region('right', 29)).toBeTruthy();
    expect(within('left', '#board [data-region="29"]')).toBeNull();
    fireEvent.click(within('left', '[data-panel="menu"]') ?? expect.fail('no button'));
    const inMenu = () => document.querySelector('dialog [data-panel="log"]') ?? expect.fail('no menu');
    fireEvent.click(await vi.waitFor(inMenu));
    await act(settle);
    expect([isLogOpen('left'), isLogOpen('right')]).toEqual([true, false]);
  });

  it('have each a box of its own: what both call the same is called there as its author says', () => {
    const combos = ['left', 'right'].map((name) => within(name, '[data-combo="0"]')?.textContent);
    expect(combos[0]).toContain(one.race);
    expect(combos[0]).toContain(one.power);
    expect(combos[1]).toContain(other.race);
    expect(combos[1]).not.toContain(one.race);
  });

  it('show each its own region: picked at one, it is not at the other', async () => {
    fireEvent.click(region('left', 3));
    await vi.waitFor(() => expect(cardOf('left')).toBe('3'));
    expect(cardOf('right')).toBeUndefined();
    fireEvent.click(region('right', 7));
    await vi.waitFor(() => expect([cardOf('left'), cardOf('right')]).toEqual(['3', '7']));
  });

  it('hear each its own keys: those of the one that has the focus, else of the one used last', async () => {
    act(() => region('right', 4).focus());
    fireEvent.keyDown(region('right', 4), { key: 'l' });
    await act(settle);
    expect([isLogOpen('left'), isLogOpen('right')]).toEqual([false, true]);
    act(() => region('left', 4).focus());
    fireEvent.keyDown(document.body, { key: 'l' });
    await act(settle);
    expect([isLogOpen('left'), isLogOpen('right')]).toEqual([true, true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(settle);
    expect([isLogOpen('left'), isLogOpen('right')]).toEqual([false, true]);
  });

  it('keep what is looked at to themselves', () => {
    act(() => region('left', 5).focus());
    const left = tableInFront();
    act(() => region('right', 6).focus());
    const right = tableInFront();
    if (left === null || right === null) throw new Error('no table');
    expect(left).not.toBe(right);
    expect([left, right].map((scope) => useAttention.of(scope).getState().hovered)).toEqual([null, 6]);
    act(() => usePanels.of(right).setState({ peeking: true }));
    expect(usePanels.of(left).getState().peeking).toBe(false);
  });
});
