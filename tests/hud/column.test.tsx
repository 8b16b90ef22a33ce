// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import '../support/boards.ts';
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
    expect(within(screen.getByRole('alert')).getByRole('button', { name: /COL-1/ })).toBeTruthy();
  });
});
