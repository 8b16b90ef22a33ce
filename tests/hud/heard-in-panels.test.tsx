// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] });

async function lay(position: string): Promise<TableRef> {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
  return table;
}

/** What is heard of an element, as one text: neither pictures of words nor what is hidden. */
function heardOf(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const one of copy.querySelectorAll('[aria-hidden="true"], svg')) one.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

beforeAll(() => import('../../src/hud/region/RegionCard.tsx'));
afterEach(clear);

describe('what stands side by side', () => {
  it('is heard apart: the races of a player, and how many regions', async () => {
    await lay(
      'board 2; round 6; seat 0 orcs declined 4 5; seat 0 giants+fortified 1:3 2; seat 1 elves+hill 20; turn 0 conquer',
    );
    expect(heardOf(document.querySelector('[data-seat="0"]'))).toContain(
      'Fortified Giants, In decline: Orcs, 4 regions',
    );
  });

  it('is heard as one sentence in a line of the log, before its links', async () => {
    const table = await playOver(<Hud onLeave={() => {}} />, setup);
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 });
    usePanels.of(scope).setState({ open: 'log' });
    await settle();
    const lines = [...document.querySelectorAll('.log li')].map((line) => heardOf(line.firstElementChild ?? line));
    expect(lines).toContain('Ada conquers Farmland 2 with 2 tokens.');
    const line = [...document.querySelectorAll('.log li')].find((one) => heardOf(one).startsWith('Ada conquers'));
    expect([...(line?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toContain('Farmland 2');
    // For the eye it is there once.
    const seen = line?.cloneNode(true);
    if (seen instanceof Element) for (const one of seen.querySelectorAll('.unseen, .clause')) one.remove();
    expect(seen?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Ada conquers Farmland 2 with 2 tokens.');
  });
});

it('a button of a region’s card says of which region it is', async () => {
  await lay('board 2; round 6; seat 0 giants+fortified 1:3 2 hand:1; seat 1 elves+hill 20; turn 0 conquer');
  for (const region of [...Array(23).keys()]) {
    attend(scope, { selected: region });
    await settle();
    if (document.querySelector('.card [data-choice="finalRoll"]')) break;
  }
  await vi.waitFor(() => screen.getByRole('button', { name: /^Final roll: .* chance \(\p{L}+ \d+\)$/u }));
});
