import { contentOf, hooksOf } from '../box.ts';
import type { Clause } from '../clause.ts';
import { refillColumn } from '../column.ts';
import { powerOf, raceOf } from '../content.ts';
import type { CoinPlace } from '../event.ts';
import { emitEvent, inHand, inTray, moveTokens, type Play } from '../play.ts';
import { forceOf, need } from '../queries.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { comboCost, isDrafting } from '../rulings/index.ts';
import type { PublicState } from '../state.ts';
import { beginConquests, goOnDrafting } from '../turn-order.ts';
import { coinsSeen } from '../view.ts';
import { perIndex } from './builders.ts';
import { defineCommand } from './rule.ts';

const atIndex = perIndex('pickCombo');

/** Takes the combo at `index` of the column, 0 the top (COL). */
export const pickCombo = defineCommand(
  'pickCombo',
  { index: 'index' },
  {
    phases: ['pickCombo'],
    clause: 'COL-1',
    refuse: (position, { index }, viewer) => refusePick(position, index, coinsSeen(position, viewer, position.seat)),
    list({ position, viewer }, list) {
      const coins = coinsSeen(position, viewer, position.seat);
      for (let index = 0; index < position.column.length; index++)
        if (refusePick(position, index, coins) === null) list.push(atIndex(index));
    },
    play(play, { index }) {
      const drafts = isDrafting(play.state);
      pick(play, index);
      if (drafts) goOnDrafting(play);
      else beginConquests(play);
    },
  },
);

/**
 * COL-2, COL-3: why the combo at this place cannot be taken, or null. `coins` are those of the seat to decide; null if the asker does not know them,
 * and so can only be sure that the top combo is free.
 */
function refusePick(position: PublicState, index: number, coins: number | null): Refusal | null {
  const { column, seat } = position;
  if (index >= column.length) return refuse('COL-1', 'noSuchCombo', { index, offered: column.length });
  if (isDrafting(position)) return null;
  if (coins === null) return index === 0 ? null : refuse('SCO-3', 'coinsUnseen', { needed: index, seat });
  if (coins < index) return refuse('COL-2', 'tooFewCoins', { needed: index, coins }, 'pickHigher', { coins });
  return null;
}

/** COL-2 … COL-5: pays, takes coins, tokens, name, closes up; in a draft (VAR-1) free, nothing follows. */
export function pick(play: Play, index: number): void {
  const { state } = play;
  const { seat } = state;
  const player = { at: 'player', seat } as const;
  const { race, power, coins } = need(state.column[index], 'combo');
  const isFree = isDrafting(state);
  const cost = comboCost(state, index);
  const pay = (amount: number, from: CoinPlace, to: CoinPlace, clause: Clause) =>
    emitEvent(play, { type: 'coinsMoved', amount, from, to, clause, force: null, region: null, of: null });
  for (let above = 0; above < cost; above++) pay(1, player, { at: 'column', index: above }, 'COL-2');
  if (coins > 0) pay(coins, { at: 'column', index }, player, 'COL-3');
  state.coins[seat] = (state.coins[seat] ?? 0) - cost + coins;
  state.turn.picked = true;
  const id = state.nextForce++;
  emitEvent(play, {
    type: 'comboPicked',
    seat,
    force: id,
    index,
    race,
    power,
    cost,
    clause: isFree ? 'VAR-1' : 'COL-1',
  });
  const force = forceOf(state, id);
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
  for (const { tokens, clause } of hooksOf(state, force).extraTokens)
    moveTokens(play, force, Math.min(tokens, inTheTray()), inTray, inHand, 'picked', clause);
  if (!isFree) refillColumn(play, 'COL-5');
}
