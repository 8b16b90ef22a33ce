// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { entitle } from '../../src/ui/look/index.ts';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { chartWith, goOn, withOpponents } from '../support/table-actor.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

let ears: ReturnType<typeof hearing>;
beforeEach(() => {
  ears = hearing();
  entitle('page', 'Small World');
});
afterEach(() => {
  clear();
  ears.end();
  entitle('page', '');
});

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] });
/** What was called out at once. */
const calls = () => ears.heard('alert');

it('whoever decides is called at once, wherever the focus is, once in each part of a turn, and in the title', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  // Whoever comes is at the heading, which has said the rest.
  await vi.waitFor(() => expect(ears.heard('status')).toEqual([expect.stringMatching(/^Pick a race/)]));
  expect(document.activeElement?.textContent).toMatch(/Your turn, Ada\s+Pick a race and power/);
  expect(calls()).toEqual([]);
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'conquer', region: 2 });
  await vi.waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatch(/^Your turn, Ada, Conquer regions/);
  expect(document.title).toBe('» Your turn, Ada, Conquer regions · Round 1 of 10 · Small World');
  await act(table, { type: 'endConquests' });
  await vi.waitFor(() =>
    expect(calls()[1]).toMatch(/^Your turn, Ada, Redeploy the troops\. 8 left to place: press a region\.$/),
  );
});

it('what the die shows before an attack, and what it is for, is said each time', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  table.send({ type: 'leave' });
  const game = stateOf('board 2; round 4; turn 0 conquer; seat 0 orcs+berserk 1 2 hand:8; seat 1 elves+swamp 20');
  table.send(goOn({ setup, game, log: [] }));
  await settle();
  const shows = () => ears.heard('status').filter((line) => /^The die (shows|is)/.test(line));
  const legal = () => table.getSnapshot().context.legal;
  for (const times of [1, 2]) {
    await act(table, { type: 'act', action: 'berserkRoll' });
    await vi.waitFor(() => expect(shows()).toHaveLength(times));
    expect(shows().at(-1)).toMatch(/: choose its region\.$/);
    const [attack] = legal().filter(({ type }) => type === 'conquer');
    if (attack) await act(table, attack);
  }
});

it('whoever has to place troops that withdrew is called in the other’s turn', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, withOpponents(setup, [0]), chartWith());
  table.send({ type: 'leave' });
  const lost = 'seat 0 orcs+hill 5; seat 1 elves+swamp 1 2 hand:1; conquered orcs 5!; attacked 1';
  const game = stateOf(`board 2; round 4; turn 0 withdrawal 1; ${lost}`);
  table.send(goOn({ setup: withOpponents(setup, [0]), game, log: [] }));
  await settle();
  await vi.waitFor(() => expect(ears.heard('status').join()).toMatch(/Driven out by Ada\./));
  expect(document.activeElement?.textContent).toMatch(/withdrawn troops/);
  expect(document.title).toMatch(/^» .*withdrawn troops/);
});
