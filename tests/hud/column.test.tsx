// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { boards } from '../../src/rules/index.ts';
import '../support/boards.ts';
import { said } from '../support/said.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

afterEach(clear);

describe('the combos on offer', () => {
  it('COL-1 cannot be pressed while a pick is shown, without a word until somebody tries', async () => {
    const table = await playOver(hud, setup);
    table.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    await settle();
    const offers = screen.getAllByRole('button', { name: /^Pick / });
    expect(offers.map((offer) => offer.getAttribute('aria-disabled'))).toEqual(offers.map(() => 'true'));
    expect(document.querySelector('.combo-not')).toBeNull();
    fireEvent.click(offers[0] ?? document.body);
    await settle();
    expect(within(said('now')).getByRole('button', { name: /COL-1/ })).toBeTruthy();
  });

  it('the button that picks one says what it costs and brings', async () => {
    await playOver(hud, setup);
    expect(screen.getAllByRole('button', { name: /^Pick .*, free \(\d+ \+ \d+ tokens\)$/ })).toHaveLength(1);
    expect(
      screen.getAllByRole('button', { name: /^Pick .*, \d coins? \(\d+ \+ \d+ tokens\)$/ }).length,
    ).toBeGreaterThan(3);
  });

  it('a combo is opened by its name: what it does here, its tokens, decline, and what it brought others', async () => {
    const hills = { ...setup, game: { ...setup.game, banners: ['orcs', 'dwarves'], badges: ['hill', 'stout'] } };
    const table = await playOver(hud, hills);
    expect(screen.getByRole('heading', { name: 'Stout Dwarves' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stout Dwarves' }));
    const sheet = await screen.findByRole('dialog', { name: 'Stout Dwarves' });
    await within(sheet).findByText(/3 for the race, 4 for the power/);
    expect(sheet.querySelector('.portrait, .chip')).toBeTruthy();
    expect(sheet.textContent).toContain('Costs 1 coin');
    const mines = boards[2].regions.filter(({ symbols }) => symbols.includes('mine')).length;
    expect(sheet.querySelector('[data-trait="race.dwarves"] [data-here]')?.textContent).toBe(
      `Here: ${mines} mines. +${mines} coins a turn if you held them all.`,
    );
    expect(sheet.querySelector('[data-example]')?.textContent).toMatch(
      /Taking only the cheapest .* The turn then pays|pays/,
    );
    expect(sheet.textContent).toContain('They may decline right after they are paid');
    expect(sheet.querySelector('[data-measured]')?.textContent).toMatch(
      /Dwarves: \d\.\d coins a turn while active \(\d\.\d to \d\.\d\).*1,000 games of 2/,
    );
    // It can be paid for from there.
    fireEvent.click(within(sheet).getByRole('button', { name: /^Pick Stout Dwarves/ }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table.getSnapshot().context.present?.forces[0]?.race).toBe('dwarves');
  });
});
