import { contentOf, hooksOf } from './box.ts';
import { powerOf, raceOf } from './content.ts';
import { clearMarkers } from './markers.ts';
import { editHidden, inHand, inRegion, inTray, moveTokens, type Play, setAside } from './play.ts';
import { heldRegions, need } from './position.ts';
import { shuffle } from './random.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import type { Force, GameState, HiddenState, PowerId, PublicState } from './state.ts';

/** Combos on offer while both stacks last (SET-3). */
export const columnLength = 6;

/** The next badge; the discard is shuffled into a new stack when none is left (COL-6). */
function drawBadge(play: Play, hidden: HiddenState): PowerId | null {
  const { discard } = play.state;
  if (hidden.badges.length === 0 && discard.length > 0) {
    hidden.badges = shuffle(hidden.random, [...discard]);
    play.state.discard = [];
    play.events.push({ type: 'badgesReshuffled', clause: 'COL-6' });
  }
  return hidden.badges.shift() ?? null;
}

/** Keeps the public counts of the stacks true. */
function countStacks(state: GameState): void {
  state.bannersLeft = state.hidden.banners.length;
  state.badgesLeft = state.hidden.badges.length;
}

/** COL-5: reveals new pairs until six are on offer or the banners have run out. */
export function refillColumn(play: Play, clause: string): void {
  const { state } = play;
  if (state.column.length < columnLength) {
    const hidden = editHidden(play);
    const column = [...state.column];
    while (column.length < columnLength && hidden.banners.length > 0) {
      const power = drawBadge(play, hidden);
      if (power === null) break;
      const race = need(hidden.banners.shift(), 'banner');
      play.events.push({ type: 'comboRevealed', index: column.length, race, power, clause });
      column.push({ race, power, coins: 0 });
    }
    state.column = column;
  }
  countStacks(state);
}

/** Puts a badge on the discard (DEC-4). */
export function discardBadge(play: Play, force: Force, clause: string): void {
  if (force.power === null) return;
  play.state.discard = [...play.state.discard, force.power];
  play.events.push({ type: 'badgeDiscarded', power: force.power, clause });
  force.power = null;
}

/** A race leaves the game board for good: tokens to the tray, badge to the discard, banner under the stack (COL-7). */
export function leaveBoard(play: Play, force: Force, clause: string): void {
  const { state } = play;
  for (const region of heldRegions(state, force)) {
    moveTokens(play, force, state.regions[region]?.tokens ?? 0, inRegion(region), inTray, 'declined', clause);
    clearMarkers(play, region, clause);
  }
  moveTokens(play, force, force.hand, inHand, inTray, 'declined', clause);
  moveTokens(play, force, force.aside, setAside, inTray, 'declined', clause);
  discardBadge(play, force, clause);
  endPacts(play, (pact) => pact.force === force.id, clause);
  state.forces = state.forces.filter((other) => other.id !== force.id);
  editHidden(play).banners.push(force.race);
  play.events.push({ type: 'raceLeft', seat: force.seat, force: force.id, race: force.race, clause });
  refillColumn(play, 'COL-7');
}

/** Ends the treaties that match (DIP-2). */
export function endPacts(play: Play, matches: (pact: GameState['pacts'][number]) => boolean, clause: string): void {
  if (play.state.pacts.length === 0) return;
  for (const pact of play.state.pacts) if (matches(pact)) play.events.push({ type: 'treatyEnded', ...pact, clause });
  play.state.pacts = play.state.pacts.filter((pact) => !matches(pact));
}

/**
 * COL-2, COL-3: why the combo at this place cannot be taken, or null. `coins` are those of the seat to decide; null where who asks does not
 * know them, and so cannot tell more than that the top combo is free.
 */
export function refusePick({ column, seat }: PublicState, index: number, coins: number | null): Refusal | null {
  if (index >= column.length) return refuse('COL-1', 'noSuchCombo', { index, offered: column.length });
  if (coins === null) return index === 0 ? null : refuse('SCO-3', 'coinsUnseen', { needed: index, seat });
  if (coins < index) return refuse('COL-2', 'tooFewCoins', { needed: index, coins }, 'pickHigher', { coins });
  return null;
}

/** COL-2 … COL-5: pays for the combo, takes its coins, tokens and name, and closes up the column. */
export function pickCombo(play: Play, index: number): void {
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
