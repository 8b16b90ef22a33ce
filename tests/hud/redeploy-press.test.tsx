// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { PlanBoard } from '../../src/hud/plan/PlanBoard.tsx';
import { besideStack } from '../../src/hud/troops/beside.ts';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import { shared } from '../../src/table/labels/boxes.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
const place = (hand: number) =>
  `board 2; round 4; turn 0 redeploy; seat 0 humans+bivouacking 1:3 2:2 6 hand:${hand}; seat 1 orcs+hill 4:3`;
const withdrawal =
  'board 2; round 4; turn 1 withdrawal 0; seat 0 humans+hill 1 2 hand:2; seat 1 orcs+swamp 5; conquered orcs 5!; attacked 0';

const picture = <Hud onLeave={() => {}} />;
const plan = (
  <>
    <Hud onLeave={() => {}} flat />
    <PlanBoard />
  </>
);

async function lay(position: string, drawn = picture): Promise<TableRef> {
  const table = await playOver(drawn, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await vi.waitFor(() => expect(rows()).not.toHaveLength(0));
  return table;
}

const region = (id: number) =>
  document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);
const rows = () => [...document.querySelectorAll<HTMLElement>('.post')];
const stepper = () => document.querySelector<HTMLElement>('.region-stepper')?.dataset.stepper;
const done = (table: TableRef) => table.getSnapshot().context.log.map(({ command }) => command);

/** What pointers do at a region, and what keys do: Enter clicks a button, but not the shape of a plan. */
const byPointer = (id: number) => fireEvent.click(region(id));
const byKey = (id: number) => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  region(id).focus();
  if (fireEvent.keyDown(region(id), { key: 'Enter' })) fireEvent.click(region(id));
};

beforeAll(() =>
  Promise.all([import('../../src/hud/region/RegionCard.tsx'), import('../../src/hud/troops/Troops.tsx')]),
);
afterEach(clear);

describe.each([
  ['a pointer in the picture', picture, byPointer],
  ['a pointer on the plan', plan, byPointer],
  ['keys in the picture', picture, byKey],
  ['keys on the plan', plan, byKey],
])('one’s own region, pressed by %s', (_, drawn, press) => {
  it('RED-1 takes one token each time there is one in hand, with − and + beside it', async () => {
    const table = await lay(place(2), drawn);
    press(1);
    await settle();
    expect(done(table)).toEqual([{ type: 'place', region: 1, count: 1 }]);
    expect(stepper()).toBe('1');
    press(1);
    await settle();
    expect(done(table)).toHaveLength(2);
    press(1);
    await settle();
    expect(done(table)).toHaveLength(2);
    expect(stepper()).toBe('1');
    expect(document.querySelector('[data-card]')).toBeNull();
  });

  it('with none in hand shows − and +, where it was pressed last, and does nothing else', async () => {
    const table = await lay(place(0), drawn);
    const ears = hearing();
    onTestFinished(ears.end);
    press(1);
    await settle();
    expect(stepper()).toBe('1');
    await vi.waitFor(() =>
      expect(ears.heard('status').at(-1)).toMatch(/^Farmland 2.*: 3 Humans, none left in hand\.$/),
    );
    press(2);
    await settle();
    expect(stepper()).toBe('2');
    expect(done(table)).toEqual([]);
    expect(document.querySelector('[data-card]')).toBeNull();
  });
});

it('RED-4 takes a token that withdrew as well', async () => {
  const table = await lay(withdrawal);
  byPointer(2);
  await settle();
  expect(done(table)).toEqual([{ type: 'place', region: 2, count: 1 }]);
  expect(stepper()).toBe('2');
});

it('markers have their − and + beside the tokens of the region', async () => {
  await lay(place(0));
  byPointer(1);
  await settle();
  const signs = [...document.querySelectorAll('.region-stepper .stepper')];
  const row = rows().find(({ dataset }) => dataset.region === '1');
  expect(signs.length).toBeGreaterThan(1);
  expect(signs.map((one) => one.ariaLabel)).toEqual(
    [...(row?.querySelectorAll('.stepper') ?? [])].map((one) => one.ariaLabel),
  );
});

it('the region of somebody else has its card meanwhile, and nothing of it is left when the troops stand', async () => {
  const table = await lay(place(0));
  byPointer(1);
  attend(scope, { hovered: 4 });
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>('[data-card]')?.dataset.card).toBe('4'));
  expect(stepper()).toBe('1');
  attend(scope, { hovered: 2 });
  await vi.waitFor(() => expect(document.querySelector('[data-card]')).toBeNull());
  table.send({ type: 'leave' });
  table.send(
    goOn({ setup, game: stateOf(place(0).replace('redeploy', 'stout').replace('bivouacking', 'stout')), log: [] }),
  );
  await settle();
  expect(stepper()).toBeUndefined();
  expect(useAttention.of(scope).getState().selected).toBeNull();
});

it('Tab leads from the region to its − and +, and Escape back', async () => {
  await lay(place(1));
  byKey(1);
  await settle();
  expect(fireEvent.keyDown(region(1), { key: 'Tab' })).toBe(false);
  await settle();
  expect(document.activeElement?.closest('.region-stepper')).not.toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(region(1)));
  expect(stepper()).toBeUndefined();
});

describe('the list of troops', () => {
  /** All of a row but what changes within it: numbers, and what may not be pressed. */
  const form = () =>
    rows().map((row) => [
      row.dataset.region,
      [...row.querySelectorAll('*')].map((part) => `${part.tagName} ${part.getAttribute('class')}`),
    ]);

  it('has the same rows in the same order whatever goes in and out of hand', async () => {
    const table = await lay(place(1));
    const before = form();
    let seed = 7;
    for (let step = 0; step < 40; step++) {
      seed = (seed * 16807) % 2147483647;
      const buttons = [...document.querySelectorAll<HTMLElement>('.post .stepper button')];
      const marks = [region(1), region(2), region(6)];
      const all = [...buttons, ...marks];
      fireEvent.click(all[seed % all.length] ?? document.body);
      await settle();
      expect(form(), `step ${step}`).toEqual(before);
    }
    expect(done(table).length).toBeGreaterThan(5);
  });

  it('lights the region of the row one is at, and names it on the board as in the list', async () => {
    await lay(place(0));
    attend(scope, { named: [4] });
    const [first, second] = rows();
    const seen = () => {
      const { hovered, named } = useAttention.of(scope).getState();
      return { hovered, named };
    };
    fireEvent.pointerEnter(first ?? document.body);
    await vi.waitFor(() => expect(seen()).toEqual({ hovered: 1, named: [4, 1] }));
    fireEvent.pointerLeave(first ?? document.body, { pointerType: 'mouse' });
    second?.querySelector('button')?.focus();
    await vi.waitFor(() => expect(seen()).toEqual({ hovered: 2, named: [4, 2] }));
    // Something else is looked at.
    attend(scope, { hovered: 9 });
    await vi.waitFor(() => expect(seen()).toEqual({ hovered: 9, named: [4] }));
    attend(scope, { named: [] });
  });

  it('says what a press does, and what else a mouse can', async () => {
    await lay(place(1));
    expect(screen.getByText(/^Drag a stack onto another region/)).toBeTruthy();
    expect(screen.getByText('1 left to place: press a region.')).toBeTruthy();
  });
});

describe('− and + beside a stack', () => {
  const room = { left: 100, top: 50, width: 400, height: 300 };
  const own = { left: 0, top: 0, width: 120, height: 46 };
  const isIn = ({ left, top, width, height }: typeof own) =>
    left >= 100 && top >= 50 && left + width <= 500 && top + height <= 350;

  it('hide neither it nor leave the room, wherever it is', () => {
    for (let x = 60; x < 520; x += 20)
      for (let y = 20; y < 360; y += 20) {
        const stack = { left: x, top: y, width: 40, height: 60 };
        const box = besideStack(own, stack, [], room);
        expect(isIn(box), `${x} ${y}`).toBe(true);
        expect(shared(box, stack), `${x} ${y}`).toBe(0);
      }
  });

  it('are where they hide no other, if there is such a place', () => {
    const stack = { left: 280, top: 150, width: 40, height: 60 };
    expect(besideStack(own, stack, [], room)).toMatchObject({ left: 240, top: 214 });
    const below = { left: 280, top: 215, width: 40, height: 60 };
    expect(besideStack(own, stack, [below], room)).toMatchObject({ left: 324, top: 157 });
  });
});
