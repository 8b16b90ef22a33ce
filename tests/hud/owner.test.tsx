// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import { decide } from '../../src/opponents/decide.ts';
import { nowShowing, opponentAtWork } from '../../src/session/turn/index.ts';
import '../support/boards.ts';
import { chartWith, withOpponents } from '../support/table-actor.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

afterEach(clear);

const hud = <Hud onLeave={() => {}} />;
/** What anybody at the screen may press while another player acts: these are about the table, not a move. */
const ofTable = ['skip', 'hurry', 'why'];

/** What is wrong with the page while somebody else acts. */
function wrong(table: TableRef): string[] {
  const { context } = table.getSnapshot();
  const stage = nowShowing(table.getSnapshot());
  const acting = stage?.seat ?? context.view?.seat;
  if (acting === undefined || acting === context.viewer || context.view?.phase === 'gameOver') return [];
  const heading = document.querySelector('.dock h2')?.textContent ?? '';
  const moves = [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter(
    ({ dataset }) => !ofTable.includes(dataset.choice ?? ''),
  );
  const golden = [...document.querySelectorAll('.dock .primary, .hud-right .primary, .card .primary')];
  const lists = [...document.querySelectorAll('.dock .hand')].map((list) => list.getAttribute('aria-label') ?? '');
  return [
    ...(/^\s*Bo’s turn|Bo, in/.test(heading) ? [] : [`the heading says “${heading}”`]),
    ...moves.map(({ dataset }) => `${dataset.choice} can be pressed under “${heading}”`),
    ...golden.map(({ textContent }) => `“${textContent}” is golden under “${heading}”`),
    ...(document.querySelector('.troops') ? [`troops are to be moved under “${heading}”`] : []),
    ...lists.filter((label) => !label.startsWith('Bo')).map((label) => `the hand is called “${label}”`),
  ];
}

it('what is not yours to press is not there while another player acts, and whose turn and hand it is stands there', async () => {
  const answers: (() => void)[] = [];
  const logic = chartWith(
    (input) =>
      new Promise((resolve) => {
        answers.push(() => resolve(decide(input.view, input.opponent)));
      }),
  );
  const setup = withOpponents(
    tableFor({
      players: 2,
      seed: 1,
      firstSeat: 0,
      banners: ['ratmen', 'skeletons'],
      badges: ['alchemist', 'commando'],
    }),
    [1],
  );
  const table = await playOver(hud, setup, logic);
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'endConquests' });
  const hand = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
  await settle();
  await screen.findByRole('heading', { name: 'Ada’s troops' });
  await act(table, { type: 'place', region: 1, count: hand }, { type: 'endRedeployment' });
  const found: string[] = [];
  let looked = 0;
  const isBack = () => {
    const { context } = table.getSnapshot();
    return context.stages.length === 0 && context.view?.seat === 0;
  };
  for (let step = 0; step < 400 && !isBack(); step++) {
    found.push(...wrong(table));
    looked++;
    const stage = nowShowing(table.getSnapshot());
    if (stage) table.send({ type: 'shown', stage: stage.id });
    else if (opponentAtWork(table.getSnapshot()) === 'thinking') answers.shift()?.();
    await settle();
  }
  expect(isBack()).toBe(true);
  expect(looked).toBeGreaterThan(10);
  expect([...new Set(found)]).toEqual([]);
  // Back at the screen's own player, there is something to press again.
  await settle();
  expect(document.querySelector('.dock [data-choice="expand"]')).toBeTruthy();
});
