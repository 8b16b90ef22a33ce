// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { act, clear, playOver, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

afterEach(clear);

describe('the receipt of a conquest', () => {
  it('CON-4 does not call tokens enough for what cannot be had', async () => {
    const table = await playOver(hud, setup);
    await act(table, { type: 'pickCombo', index: 0 });
    attend(scope, { hovered: 0 });
    const card = await screen.findByRole('region', { name: 'Sea 1' });
    expect(within(card).getByRole('row', { name: /^In hand/ }).textContent).toMatch(/^In hand \d+$/);
  });
});
