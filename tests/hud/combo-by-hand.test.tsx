// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { useGame } from '../../src/hud/frame/use-game.ts';
import { Grasps } from '../../src/hud/grasp/Grasps.tsx';
import { offerGrasp, showCloths } from '../../src/table/attention/grasp.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

function Hands() {
  const game = useGame();
  return game ? <Grasps game={game} /> : null;
}

afterEach(clear);

it.each([
  ['where one is picked', 'board 2; turn 0 pickCombo', true],
  [
    'not while regions are conquered, when it moves the ground',
    'board 2; turn 0 conquer; seat 0 orcs+hill 4:2 hand:4',
    false,
  ],
])('a finger takes a combo off the table %s; a mouse always', async (_, position, isTaken) => {
  const leave = showCloths(scope, () => ({ left: 100, right: 400, top: 500, bottom: 560 }));
  const table = await playOver(<Hands />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
  const takes = (pointerType: string) =>
    offerGrasp(scope, { of: 'combo', index: 0 }, new PointerEvent('pointerdown', { pointerId: 3, pointerType }));
  expect(takes('touch')).toBe(isTaken);
  expect(takes('mouse')).toBe(true);
  dispatchEvent(new PointerEvent('pointercancel', { pointerId: 3 }));
  leave();
});
