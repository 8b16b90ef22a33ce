// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { PlanBoard } from '../../src/hud/plan/PlanBoard.tsx';
import { attend } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const broad = (path: Element | null) => Number(path?.getAttribute('stroke-width'));
const control = (region: number) =>
  document.querySelector(`#board [data-region="${region}"]`) ?? expect.fail('no region');
const ground = (region: number) =>
  document.querySelector(`#board [data-ground="${region}"]`) ?? expect.fail('no ground');
const marked = () =>
  [...document.querySelectorAll('#board .plan-edge.open')].map((edge) =>
    Number(edge.closest('[data-ground]')?.getAttribute('data-ground')),
  );

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

/** Lays a position, and draws it as a plan. */
async function lay(position: string): Promise<void> {
  const table = await playOver(<PlanBoard />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
}

afterEach(clear);

it('the rim of a target’s holder lies whole beside the edge that marks the target', async () => {
  await lay('turn 0 redeploy; seat 0 ratmen+hill 1:2 2 hand:2');
  expect(marked()).toEqual([1, 2]);
  for (const region of [1, 2]) {
    const [rim, edge] = ['[data-rim]', '.plan-edge'].map((part) => ground(region).querySelector(part)) as [
      Element | null,
      Element | null,
    ];
    // Both are cut off at the outline: half of a line’s breadth is seen.
    for (const path of [rim, edge]) expect(path?.getAttribute('clip-path')).toBe(`url(#plan-clip-2-${region})`);
    expect((broad(rim) - broad(edge)) / 2).toBeCloseTo(0.1);
    // What comes later lies on top.
    expect(rim && edge && rim.compareDocumentPosition(edge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('a region of one’s own in decline is no target on the plan until it is picked', async () => {
  await lay('turn 0 conquer; seat 0 orcs declined 1 2; seat 1 giants declined 4; seat 0 ratmen+hill hand:9');
  const isPriced = (region: number) => control(region).querySelector('.plan-cost') !== null;
  expect(marked()).toContain(4);
  expect(marked()).not.toContain(1);
  expect([isPriced(1), isPriced(4)]).toEqual([false, true]);
  attend(scope, { selected: 1 });
  await settle();
  expect(marked()).toContain(1);
  expect(marked()).not.toContain(2);
  expect(isPriced(1)).toBe(true);
});

it('the plan shows the names of the regions that a text speaks of', async () => {
  await lay('turn 0 conquer; seat 0 ratmen+hill hand:9');
  attend(scope, { named: [1, 4] });
  await settle();
  expect([...document.querySelectorAll('#board .plan-named')].map((number) => number.textContent)).toEqual([
    'Farmland 2',
    'Hill 5',
  ]);
  attend(scope, { named: [] });
  await settle();
  expect(document.querySelectorAll('#board .plan-named')).toHaveLength(0);
});

it('a sign that reaches over a border is drawn above the ground beyond it', async () => {
  await lay('turn 0 conquer; seat 0 ratmen+hill hand:9');
  const grounds = [...document.querySelectorAll('#board [data-ground]')];
  const prices = [...document.querySelectorAll('#board .plan-cost')];
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices)
    for (const one of grounds) expect(one.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
