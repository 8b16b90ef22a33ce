// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

beforeAll(() => import('../../src/hud/region/RegionCard.tsx'));
afterEach(clear);

/** The card of a region (counted from 0) in a position of the position language. */
async function cardIn(position: string, region: number, name: string): Promise<HTMLElement> {
  const table = await playOver(hud, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(`board 2; round 4; ${position}`), log: [] }));
  await settle();
  attend(scope, { hovered: region });
  return screen.findByRole('region', { name });
}

const linesOf = (card: HTMLElement) =>
  [...card.querySelectorAll('.card-sum > p')].map((line) => line.textContent ?? '');
const buttonsOf = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>('.buttons button')].map((button) => button.dataset.choice);

const orcs = 'seat 1 orcs+swamp 4:3 6:3 13';

describe('the receipt of a conquest', () => {
  it('CON-1 is the total alone where it has one part', async () => {
    const card = await cardIn(
      `turn 0 conquer; seat 0 amazons+hill 2 5:2 hand:4; ${orcs}`,
      1,
      'Farmland 2 magic source',
    );
    expect(linesOf(card)).toEqual(['2 of your 4', expect.stringMatching(/^Coins this turn 2 before, 3 after/)]);
    expect(buttonsOf(card)).toEqual(['conquer']);
  });

  it('CON-1 names its parts', async () => {
    const card = await cardIn(
      `turn 0 conquer; seat 0 amazons+hill 2 5:2 hand:4; ${orcs}; tribes 3`,
      3,
      'Swamp 4 cavern',
    );
    expect(linesOf(card)[0]).toBe('2 + 1 Lost Tribe = 3 of your 4');
  });

  it('DIE-1 says that it takes the die, and the chance', async () => {
    const card = await cardIn(`turn 0 conquer; seat 0 amazons+hill 2 5:2 hand:4; ${orcs}`, 6, 'Hill 7');
    expect(linesOf(card).slice(0, 2)).toEqual([
      '2 + 3 Orcs = 5 but you have 4',
      expect.stringMatching(/^Final roll: a chance of 3 in 6 \(50\s?%\)$/),
    ]);
    expect(buttonsOf(card)).toEqual(['finalRoll']);
  });

  it('CON-4 names no cost of water that cannot be had, and says that first', async () => {
    const card = await cardIn(`turn 0 conquer; seat 0 amazons+hill 2 5:2 hand:4; ${orcs}`, 0, 'Sea 1');
    expect(linesOf(card)).toEqual([]);
    expect(card.querySelector('.card-head + *')?.className).toBe('why-not');
    expect(within(card).getByText('Open water').closest('details')).not.toBeNull();
  });

  it('says in a line who holds a region where nothing is conquered', async () => {
    const card = await cardIn(`turn 0 readyTroops; seat 0 amazons+hill 2 5:2; ${orcs}`, 6, 'Hill 7');
    expect(linesOf(card)).toEqual([]);
    expect(card.querySelector('.card-head + .card-holder')?.textContent).toBe('Held by Bo');
    // Folded away, but there.
    expect(card.querySelector('details:not([open]) .card-lies')?.textContent).toBe('coastal');
  });

  it('BER-1 offers the throw before a conquest where one may be made, as the dock does', async () => {
    const position = `turn 0 conquer; seat 0 amazons+berserk 2 5:2 hand:4; ${orcs}`;
    const card = await cardIn(position, 1, 'Farmland 2 magic source');
    expect(buttonsOf(card)).toEqual(['conquer', 'act.berserkRoll']);
    attend(scope, { hovered: 0 });
    expect(buttonsOf(await screen.findByRole('region', { name: 'Sea 1' }))).toEqual([]);
  });
});
