// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { decide } from '../../src/opponents/decide.ts';
import { opponentAtWork } from '../../src/session/turn/index.ts';
import '../support/boards.ts';
import { lastSaid } from '../../src/ui/look/index.ts';
import { said } from '../support/said.ts';
import { chartWith, withOpponents } from '../support/table-actor.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;

/** Ada against Bo, a raider; Ratmen with a plain power on top. */
const setup = withOpponents(
  tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen', 'skeletons'], badges: ['alchemist', 'commando'] }),
  [1],
);

/** What opponents are asked; each thinks until it is told to answer or to fail. */
let asked: { answer: () => void; fail: () => void }[] = [];

/** Does writing the game down take for ever? */
let slow = false;
const keep = (): Promise<void> => (slow ? new Promise(() => undefined) : Promise.resolve());

const logic = chartWith(
  (input) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve(decide(input.view, input.opponent));
      asked.push({ answer, fail: () => reject(new Error('broken')) });
    }),
);

/** Ada's turn is over, Bo is to decide. */
async function untilBo(): Promise<TableRef> {
  const table = await playOver(hud, setup, logic, keep);
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'endConquests' });
  const hand = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
  await act(table, { type: 'place', region: 1, count: hand }, { type: 'endRedeployment' });
  expect(opponentAtWork(table.getSnapshot())).toBe('thinking');
  return table;
}

beforeEach(() => {
  asked = [];
  slow = false;
});
afterEach(clear);

describe('an opponent in the panels', () => {
  it('is told from a person by words', async () => {
    await playOver(hud, setup, logic);
    const [ada, bo] = screen.getAllByRole('listitem').filter((item) => item.dataset.seat !== undefined);
    expect(ada?.textContent).not.toContain('computer');
    expect(bo?.textContent).toContain('computer, Raider');
  });

  it('is seen and heard to think, and offers no combo of its own to pick', async () => {
    await untilBo();
    await settle();
    expect(lastSaid()).toBe('Bo is thinking…');
    expect(document.querySelector('.dock .prompt')?.textContent).toBe('Bo is thinking…');
    expect(document.querySelector('[data-seat="1"]')?.textContent).toContain('thinking…');
    expect(document.querySelector('.shelf, [data-choice="pickCombo"]')).toBeNull();
  });

  it('is waited for between its steps too: the player is not told to do what it has to do', async () => {
    const table = await untilBo();
    slow = true;
    asked[0]?.answer();
    await vi.waitFor(() => expect(opponentAtWork(table.getSnapshot())).toBeNull());
    await settle();
    expect(document.querySelector('.dock .prompt')?.textContent).toBe('One moment…');
  });

  it('has the focus in its reasons, also where they are asked for in its menu', async () => {
    await untilBo();
    asked[0]?.answer();
    await settle();
    await settle();
    const menu = document.querySelector<HTMLElement>('[data-seat-menu="1"]') ?? expect.fail('no menu');
    fireEvent.click(menu);
    const ask = await screen.findByRole('button', { name: 'Why did Bo do that?' });
    ask.focus();
    fireEvent.click(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Why did Bo do that?' });
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }));
  });

  it('says on request what it weighed', async () => {
    const table = await untilBo();
    asked[0]?.answer();
    await settle();
    await settle();
    fireEvent.click(screen.getByRole('button', { name: /^Bo\b/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Why did Bo do that?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why did Bo do that?' });
    // One sentence first; the moves when asked.
    await within(dialog).findByText('What it weighed, step by step');
    expect(dialog.querySelector('.reason')?.textContent).toMatch(/^It (takes|pays) .* pair.*\.$/);
    expect(dialog.querySelector('details')?.open).toBe(false);
    fireEvent.click(within(dialog).getByText('What it weighed, step by step'));
    const rows = await within(dialog).findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/^Pick .+ \(chosen\).*[+−-]?\d/);
    expect(rows.length).toBeGreaterThan(2);
    expect(table.getSnapshot().context.decisions).toHaveLength(1);
  });

  it('is reported when it fails, and can be asked again or replaced', async () => {
    const table = await untilBo();
    asked[0]?.fail();
    await settle();
    const alert = said('now');
    expect(alert.textContent).toContain('Bo cannot decide. Nothing is lost.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Ask again' }));
    await settle();
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(/cannot decide/)).toBeNull();
    asked[1]?.fail();
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Play for Bo myself' }));
    await settle();
    await settle();
    expect(table.getSnapshot().context.legal.length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: /Your turn, Bo/ })).toBeTruthy();
  });
});

describe('who plays for a player', () => {
  it('is changed in the menu of the player, while an opponent thinks too', async () => {
    const table = await untilBo();
    const control = (seat: number) => table.getSnapshot().context.setup?.seats[seat]?.control;
    fireEvent.click(screen.getByRole('button', { name: /^Bo\b/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bo' });
    fireEvent.click(within(dialog).getByText('Who plays for Bo?'));
    const raider = await within(dialog).findByRole('button', { name: /Raider/ });
    expect(raider.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(within(dialog).getByRole('button', { name: /Warlord/ }));
    await settle();
    expect(control(1)).toMatchObject({ level: 'warlord', seed: 1 });
    fireEvent.click(screen.getByRole('button', { name: /^Ada\b/ }));
    fireEvent.click(await screen.findByText('Who plays for Ada?'));
    fireEvent.click(await screen.findByRole('button', { name: /Wanderer/ }));
    await settle();
    expect(control(0)).toMatchObject({ level: 'wanderer' });
    expect(screen.queryByRole('button', { name: /Hold to see/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Ada\b/ }));
    fireEvent.click(await screen.findByText('Who plays for Ada?'));
    fireEvent.click(await screen.findByRole('button', { name: 'Play for Ada myself' }));
    await settle();
    expect(control(0)).toBe('human');
  });
});
