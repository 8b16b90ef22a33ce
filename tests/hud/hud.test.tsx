// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { PlanBoard } from '../../src/hud/plan/PlanBoard.tsx';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import { TableHostContext } from '../../src/table/host.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { activityOf } from '../../src/session/turn/index.ts';
import { scope } from '../support/at-table.tsx';
import { farm, forest, innerForest, peak, plain, southSwamp, swamp } from '../support/places.ts';
import { said } from '../support/said.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;

/** Ratmen with a plain power on top: 8 + 4 tokens on the board for two, Ada first. */
const ratmen = {
  players: 2,
  seed: 1,
  firstSeat: 0,
  banners: ['ratmen', 'skeletons', 'trolls', 'orcs', 'elves', 'giants'],
  badges: ['alchemist', 'commando', 'hill', 'forest', 'swamp', 'merchant'],
};

const region = (name: RegExp) => screen.getByRole('button', { name });

afterEach(clear);

describe('the HUD', () => {
  it('shows the phases of the turn with the present one marked', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    const ribbon = screen.getByRole('list', { name: 'Phases of the turn' });
    expect(ribbon.querySelector('[aria-current="step"]')?.textContent).toBe('Pick');
    await act(table, { type: 'pickCombo', index: 0 });
    expect(ribbon.querySelector('[aria-current="step"]')?.textContent).toBe('Conquer');
    expect(screen.getByRole('heading', { name: /Your turn, Ada.*Conquer regions/ })).toBeTruthy();
  });

  it('has a row for buttons from the start, so that nothing moves when a combo can be picked', async () => {
    await playOver(hud, tableFor(ratmen));
    expect(document.querySelector('.dock [data-choice="undo"]')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('COL-2 offers the combos with their cost and says why one is too dear', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    expect(screen.getByRole('button', { name: /^Alchemist Ratmen \(.*Free\)$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Hill Trolls \(.*Costs 2 coins\)$/ }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: /^Pick for 2 coins/ }));
    await settle();
    table.send({ type: 'skip' });
    await settle();
    expect(table.getSnapshot().context.present?.coins[0]).toBe(3);
  });

  it('CON-1 itemises what a region takes', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    attend(scope, { hovered: swamp });
    const card = await screen.findByRole('region', { name: 'Swamp 4 cavern' });
    const lines = [...card.querySelectorAll('.card-sum > p')].map((line) => line.textContent);
    expect(lines).toEqual(['2 + 1 Lost Tribe = 3 of your 12', 'Coins this turn 2 before, 3 after2 →  3']);
    // The clauses are there for who asks.
    const why = within(card).getByText('Why?', { selector: 'summary' }).closest('details');
    expect(why?.open).toBe(false);
    expect(why?.textContent).toContain('Lost Tribe CON-1');
  });

  it('CON-1 CON-9 says of a Mountain which clause adds the token, and which that it stays', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    attend(scope, { hovered: peak });
    const why = (await screen.findByText('Why?', { selector: '.card summary' })).closest('details');
    expect(why?.textContent).toContain('Mountain CON-1');
    expect(why?.textContent).toContain('Mountain CON-9');
  });

  it('CON-2 says why a region cannot be conquered, with the clause', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    attend(scope, { hovered: innerForest });
    const card = await screen.findByRole('region', { name: 'Forest 13' });
    expect(card.textContent).toContain('A race without a region enters at the edge of the map. Forest 13 is inland.');
    expect(within(card).getAllByRole('button', { name: 'Why? Rule CON-2' }).length).toBe(1);
  });

  it('shows a refused command with its clause, facts and remedy until it is dismissed', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    table.send({ type: 'do', commands: [{ type: 'conquer', region: plain }] });
    await settle();
    const alert = said('now');
    expect(alert.textContent).toContain('Not just now');
    expect(alert.textContent).toContain('Farmland 14 is inland');
    expect(alert.textContent).toContain('or on the shore of a sea that touches the edge.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Got it' }));
    await settle();
    expect(alert.isConnected).toBe(false);
  });

  it('names every region on the board with holder, content, and what may be done', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    const board = screen.getByRole('group', { name: 'The board' });
    expect(within(board).getAllByRole('button')).toHaveLength(23);
    expect(region(/^Swamp 4 · cavern\. Conquer with 3 tokens\. Lost Tribe\./)).toBeTruthy();
    expect(region(/^Sea 1\. Only Seafaring races can take water\. Open water\./)).toBeTruthy();
    await act(table, { type: 'conquer', region: swamp });
    expect(region(/^Swamp 4 · cavern\. .*Held by you, 3 Ratmen/)).toBeTruthy();
  });

  it('conquers by Enter on a region, goes over the board by arrows, and takes it back by U', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    const board = screen.getByRole('group', { name: 'The board' });
    const start = region(/^Sea 1\./);
    start.focus();
    fireEvent.keyDown(start, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toMatch(/^Farmland 2/);
    expect(useAttention.of(scope).getState().hovered).toBe(1);
    fireEvent.click(board.querySelector(`[data-region="${farm}"]`) ?? board);
    await settle();
    expect(table.getSnapshot().context.present?.regions[1]?.tokens).toBe(2);
    fireEvent.keyDown(document.body, { key: 'u' });
    await settle();
    expect(table.getSnapshot().context.present?.regions[1]?.tokens).toBe(0);
  });

  it('asks before a region is abandoned', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: farm }, { type: 'endConquests' });
    await act(table, { type: 'place', region: farm, count: 10 }, { type: 'endRedeployment' });
    await act(
      table,
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: southSwamp },
      { type: 'endConquests' },
    );
    const hand = table.getSnapshot().context.present?.forces[1]?.hand ?? 0;
    await act(
      table,
      { type: 'place', region: southSwamp, count: hand },
      { type: 'endRedeployment' },
      { type: 'expand' },
    );
    fireEvent.click(region(/^Farmland 2 .*Abandon\./));
    await settle();
    expect(table.getSnapshot().context.present?.regions[1]?.tokens).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Abandon (Farmland 2)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Abandon Farmland 2?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abandon' }));
    await settle();
    expect(table.getSnapshot().context.present?.regions[1]?.tokens).toBe(0);
  });

  it('RED-1 places troops by stepper and by number key, and spreads the rest', async () => {
    const table = await playOver(hud, tableFor(ratmen));
    await act(
      table,
      { type: 'pickCombo', index: 0 },
      { type: 'conquer', region: farm },
      { type: 'conquer', region: forest },
    );
    await act(table, { type: 'endConquests' });
    const tokens = (id: number) => table.getSnapshot().context.present?.regions[id]?.tokens;
    expect(screen.getByText(/8 left to place: press a region/)).toBeTruthy();
    // The list is fetched once there are troops to place.
    fireEvent.click(await screen.findByRole('button', { name: 'Place one in Farmland 2' }));
    await settle();
    expect(tokens(1)).toBe(3);
    const control = region(/^Forest 3 · mine/);
    control.focus();
    fireEvent.keyDown(control, { key: '5' });
    await settle();
    expect(tokens(2)).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Spread the rest' }));
    await settle();
    expect([tokens(1), tokens(2)]).toEqual([6, 6]);
  });

  it('covers the table between two players, with the receipt of the last turn', async () => {
    const table = await playOver(hud, tableFor(ratmen, true));
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: farm }, { type: 'endConquests' });
    await act(table, { type: 'place', region: farm, count: 10 }, { type: 'endRedeployment' });
    expect(screen.queryByRole('list', { name: 'Players, in turn order' })).toBeNull();
    const receipt = screen.getByRole('table', { name: 'Ada earned' });
    expect(receipt.textContent).toContain('1 region of Ratmen');
    expect(receipt.textContent).toContain('Alchemist');
    fireEvent.click(screen.getByRole('button', { name: 'I am Bo' }));
    await settle();
    expect(screen.getByRole('heading', { name: /Your turn, Bo/ })).toBeTruthy();
  });

  it('keeps its keys out of text fields, and opens the rules at a clause', async () => {
    await playOver(hud, tableFor(ratmen));
    fireEvent.keyDown(document.body, { key: 'r' });
    const search = await screen.findByRole('searchbox', { name: /Search the rules/ });
    fireEvent.change(search, { target: { value: 'CON-3' } });
    await vi.waitFor(() => expect(document.querySelector('[data-clause="CON-3"][aria-current]')).not.toBeNull());
    fireEvent.keyDown(search, { key: 'r' });
    expect(screen.queryByRole('searchbox')).not.toBeNull();
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('plays on the plan where there is no 3D', async () => {
    const flat = (
      <>
        <PlanBoard />
        <Hud flat onLeave={() => {}} />
      </>
    );
    const table = await playOver(flat, tableFor(ratmen));
    await act(table, { type: 'pickCombo', index: 0 });
    fireEvent.click(region(/^Farmland 2 .*Conquer with 2 tokens\./));
    await settle();
    expect(table.getSnapshot().context.present?.regions[1]?.tokens).toBe(2);
  });

  it('shows each stage on the plan for its time, and goes on by itself', async () => {
    const onShown = (stage: number) => table.send({ type: 'shown', stage });
    const plan = (
      <TableHostContext value={{ onShown }}>
        <PlanBoard />
      </TableHostContext>
    );
    const table = await playOver(plan, tableFor(ratmen));
    table.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    await settle();
    expect(table.getSnapshot().context.stages).toHaveLength(1);
    await vi.waitFor(() => expect(activityOf(table.getSnapshot())).toBe('waiting'));
    useSettings.setState({ speed: 'instant' });
    table.send({ type: 'do', commands: [{ type: 'conquer', region: farm }] });
    await settle();
    expect(table.getSnapshot().context.stages).toEqual([]);
  });
});
