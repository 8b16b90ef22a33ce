import { contentOf, hooksOf } from '../box.ts';
import { refillColumn } from '../column.ts';
import { powerOf, raceOf } from '../content.ts';
import { inHand, inTray, moveTokens, type Play } from '../play.ts';
import { need } from '../position.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { Force, PublicState } from '../state.ts';
import { beginConquests } from '../turn-order.ts';
import { coinsSeen } from '../view.ts';
import { defineCommand } from './rule.ts';
import { perIndex } from './shared.ts';

const atIndex = perIndex('pickCombo');

/** Takes the combo at `index` of the column, 0 the top (COL). */
export const pickCombo = defineCommand('pickCombo', { index: 'index' }, atIndex, {
  phases: ['pickCombo'],
  clause: 'COL-1',
  refuse: (position, { index }, viewer) => refusePick(position, index, coinsSeen(position, viewer, position.seat)),
  list({ position, viewer }, list) {
    const coins = coinsSeen(position, viewer, position.seat);
    for (let index = 0; index < position.column.length; index++)
      if (refusePick(position, index, coins) === null) list.push(atIndex(index));
  },
  play(play, { index }) {
    pick(play, index);
    beginConquests(play);
  },
});

/**
 * COL-2, COL-3: why the combo at this place cannot be taken, or null. `coins` are those of the seat to decide; null if the asker does not know them,
 * and so can only be sure that the top combo is free.
 */
function refusePick({ column, seat }: PublicState, index: number, coins: number | null): Refusal | null {
  if (index >= column.length) return refuse('COL-1', 'noSuchCombo', { index, offered: column.length });
  if (coins === null) return index === 0 ? null : refuse('SCO-3', 'coinsUnseen', { needed: index, seat });
  if (coins < index) return refuse('COL-2', 'tooFewCoins', { needed: index, coins }, 'pickHigher', { coins });
  return null;
}

/** COL-2 … COL-5: pays for the combo, takes its coins, tokens and name, and closes up the column. */
function pick(play: Play, index: number): void {
  const { state, events } = play;
  const { seat } = state;
  const player = { at: 'player', seat } as const;
  for (let above = 0; above < index; above++) {
    events.push({
      type: 'coinsMoved',
      amount: 1,
      from: player,
      to: { at: 'column', index: above },
      clause: 'COL-2',
      force: null,
      region: null,
      of: null,
    });
  }
  const combo = need(state.column[index], 'combo');
  state.column = [
    ...state.column.slice(0, index).map(({ race, power, coins }) => ({ race, power, coins: coins + 1 })),
    ...state.column.slice(index + 1),
  ];
  state.coins[seat] = (state.coins[seat] ?? 0) - index + combo.coins;
  if (combo.coins > 0) {
    events.push({
      type: 'coinsMoved',
      amount: combo.coins,
      from: { at: 'column', index },
      to: player,
      clause: 'COL-3',
      force: null,
      region: null,
      of: null,
    });
  }
  const { race, power } = combo;
  const force: Force = { id: state.nextForce++, seat, race, power, declined: false, hand: 0, aside: 0, memory: {} };
  state.forces.push(force);
  state.turn.picked = true;
  events.push({ type: 'comboPicked', seat, force: force.id, index, race, power, cost: index, clause: 'COL-1' });
  const extra = hooksOf(state, force).extraTokens;
  const content = contentOf(state);
  const inTheTray = () => state.tray[race] ?? 0;
  moveTokens(
    play,
    force,
    Math.min(raceOf(content, race).tokens + powerOf(content, power).tokens, inTheTray()),
    inTray,
    inHand,
    'picked',
    'COL-4',
  );
  if (extra) moveTokens(play, force, Math.min(extra.tokens, inTheTray()), inTray, inHand, 'picked', extra.clause);
  refillColumn(play, 'COL-5');
}
