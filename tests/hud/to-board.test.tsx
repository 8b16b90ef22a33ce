// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import '../support/boards.ts';
import { act, clear, playOver, tableFor } from './support.tsx';

afterEach(clear);

it('the first stop of a keyboard at the table leads to the board, and names the key that lists the others', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1, firstSeat: 0 }));
  await act(table, { type: 'pickCombo', index: 0 });
  const [first] = document.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"], input, summary, select');
  expect(first).toBe(screen.getByRole('button', { name: 'To the board (?: all keys)' }));
  fireEvent.click(first ?? document.body);
  expect(document.activeElement?.matches('#board [data-region][tabindex="0"]')).toBe(true);
});
