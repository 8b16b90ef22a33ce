// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { boards } from '../../src/rules/index.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import { scope } from '../support/at-table.tsx';
import '../support/boards.ts';
import { said } from '../support/said.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

afterEach(clear);

/** Presses the card of that combo. */
async function raise(index: number): Promise<void> {
  fireEvent.click(document.querySelector(`[data-open-combo="${index}"]`) ?? document.body);
  await settle();
}

describe('the combos on offer', () => {
  it('COL-1 cannot be picked while a pick is shown, without a word until somebody tries', async () => {
    const table = await playOver(hud, setup);
    await raise(1);
    table.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    await settle();
    const pick = screen.getByRole('button', { name: /^Pick / });
    expect(pick.getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('.combo-not')).toBeNull();
    fireEvent.click(pick);
    await settle();
    expect(within(said('now')).getByRole('button', { name: /COL-1/ })).toBeTruthy();
  });

  it('say what each costs and brings, to the ear as well; what picks one is in the pill, once it is raised (COL-2)', async () => {
    await playOver(hud, setup);
    const cards = [...document.querySelectorAll('.shelf [data-combo]')];
    expect(cards.map((card) => card.querySelector('.combo-price')?.textContent)).toEqual([
      'Free',
      ...[1, 2, 3, 4, 5].map((cost) => `Costs ${cost} coin${cost === 1 ? '' : 's'}`),
    ]);
    for (const card of cards) {
      const name = card.querySelector('[data-open-combo]');
      expect(name?.textContent).toMatch(/ \(\d+ \+ \d+ tokens, (Free|Costs \d coins?)\)$/);
      const words = document.getElementById(name?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      expect(words).toMatch(/.+\. .+\./);
      expect(card.querySelectorAll('button button, button a')).toHaveLength(0);
    }
    expect(screen.queryByRole('button', { name: /^Pick / })).toBeNull();
    await raise(2);
    expect(screen.getByRole('button', { name: /^Pick for 2 coins/ }).closest('.dock')).toBeTruthy();
    expect(document.querySelector('.dock .prompt')?.textContent).toContain('Pick a race and its power.');
    await raise(2);
    expect(screen.queryByRole('button', { name: /^Pick / })).toBeNull();
  });

  it('are walked along by the keys left and right, and go down by Escape', async () => {
    await playOver(hud, setup);
    const name = (index: number) => document.querySelector<HTMLElement>(`[data-open-combo="${index}"]`);
    name(0)?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(name(1));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(name(0));
    await raise(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle();
    expect(name(0)?.getAttribute('aria-expanded')).toBe('false');
  });

  it('a raised one says all of it: what it does here, its tokens, decline, and what it brought others', async () => {
    const hills = { ...setup, game: { ...setup.game, banners: ['orcs', 'dwarves'], badges: ['hill', 'stout'] } };
    const table = await playOver(hud, hills);
    expect(screen.getByRole('heading', { name: /^Stout Dwarves/ })).toBeTruthy();
    await raise(1);
    const card = document.querySelector<HTMLElement>('[data-combo="1"][data-raised]') ?? document.body;
    await within(card).findByText(/3 for the race, 4 for the power/);
    const mines = boards[2].regions.filter(({ symbols }) => symbols.includes('mine')).length;
    expect(card.querySelector('[data-trait="race.dwarves"] [data-here]')?.textContent).toBe(
      `Here: ${mines} mines. +${mines} coins a turn if you held them all.`,
    );
    expect(card.querySelector('[data-example]')?.textContent).toMatch(
      /Taking only the cheapest .* The turn then pays|pays/,
    );
    expect(card.textContent).toContain('They may decline right after they are paid');
    expect(card.querySelector('[data-measured]')?.textContent).toMatch(
      /Dwarves: \d\.\d coins a turn while active \(\d\.\d to \d\.\d\).*1,000 games of 2/,
    );
    // What it would be paid for is lit on the map.
    const lit = () => useAttention.of(scope).getState().worth;
    await vi.waitFor(() => expect(lit()?.length).toBe(mines));
    fireEvent.click(screen.getByRole('button', { name: /^Pick for 1 coin/ }));
    await settle();
    expect(table.getSnapshot().context.present?.forces[0]?.race).toBe('dwarves');
    await vi.waitFor(() => expect(lit()).toBeNull());
  });
});
