// @vitest-environment happy-dom
import { fireEvent, act as react, screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import TurnMap from '../../../src/hud/turn-map/TurnMap.tsx';
import { act, clear, playOver, settle, tableFor } from '../support.tsx';

const ratmen = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };
const asked: string[] = [];

function Shown({ compact = false }: { readonly compact?: boolean }): JSX.Element | null {
  const game = useGame();
  return game ? <TurnMap game={game} compact={compact} onClause={(clause) => asked.push(clause)} /> : null;
}

afterEach(() => {
  clear();
  asked.length = 0;
});

const present = () => screen.getByRole('list', { name: 'Phases of the turn' }).querySelector('[aria-current="step"]');
const ways = () => within(screen.getByRole('region')).getAllByRole('listitem');

describe('the map of the turn', () => {
  it('shows the present phase and follows the turn', async () => {
    const table = await playOver(<Shown />, tableFor(ratmen));
    expect(present()).toBe(screen.getByRole('button', { name: 'Pick, step 1, now' }));
    await react(() => act(table, { type: 'pickCombo', index: 0 }));
    expect(present()).toBe(screen.getByRole('button', { name: 'Conquer, step 2, now' }));
    expect(screen.getByRole('button', { name: 'Pick, step 1, done' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Score, not reached this turn' })).toBeDefined();
    expect(document.querySelector('[data-from="pickCombo"][data-to="conquer"]')?.getAttribute('data-kind')).toBe(
      'gone',
    );
  });

  it('says which ways are open, and of the others why not, with the clause', async () => {
    const table = await playOver(<Shown />, tableFor(ratmen));
    await react(() => act(table, { type: 'pickCombo', index: 0 }));
    const words = ways().map((way) => way.textContent);
    expect(words).toEqual([
      expect.stringMatching(/^Score by ending.*open$|^Redeploy.*closed.*Without a region/),
      expect.stringMatching(/^Treaty.*closed.*Only a Diplomat.*DIP-1$/),
      expect.stringMatching(/^Score.*open$/),
      expect.stringMatching(/^Final roll.*closed.*enough tokens.*DIE-1$/),
    ]);
    await react(() => act(table, { type: 'conquer', region: 1 }));
    expect(ways().map((way) => way.getAttribute('data-way'))).toEqual(['open', 'closed', 'closed', 'closed']);
    fireEvent.click(within(ways()[1] ?? expect.fail('no way')).getByRole('button'));
    expect(asked).toEqual(['DIP-1']);
  });

  it('tells in the words of the rules what they tell the player whose turn it is', async () => {
    const table = await playOver(<Shown />, tableFor(ratmen, true));
    await react(() => act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }));
    await react(() => act(table, { type: 'endConquests' }));
    const refused = ways().map((way) => way.textContent);
    expect(refused[1]).toMatch(/^Score.*closed.*Still in hand: \d+ of your Ratmen\. Place the rest/);
  });

  it('is walked by arrow keys, and tells of the phase that has the focus', async () => {
    await playOver(<Shown />, tableFor(ratmen));
    const pick = screen.getByRole('button', { name: /^Pick/ });
    expect(document.activeElement).toBe(pick);
    // Nothing is laid out here: the first and last key lead by order.
    await react(() => fireEvent.keyDown(pick, { key: 'End' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^The end/ }));
    expect(screen.getByRole('region').textContent).toMatch(/No way leads on/);
    expect(
      screen.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.closest('ol')),
    ).toHaveLength(1);
    await react(() => fireEvent.keyDown(document.activeElement ?? pick, { key: 'Home' }));
    expect(document.activeElement).toBe(pick);
  });

  it('in a corner shows phases and path only', async () => {
    const table = await playOver(<Shown compact />, tableFor(ratmen));
    await react(() => act(table, { type: 'pickCombo', index: 0 }));
    await settle();
    expect(present()?.textContent).toMatch(/Conquer, step 2, now/);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelectorAll('[data-kind="open"], [data-kind="closed"]')).toHaveLength(0);
  });
});
