import type { Clause } from './clause.ts';
import { gatherGuests } from './guests.ts';
import { clearMarkers } from './markers.ts';
import { editHidden, emitEvent, inHand, inRegion, inTray, moveTokens, type Play, setAside } from './play.ts';
import { heldRegions, need } from './queries.ts';
import { shuffle } from './random.ts';
import type { Force, GameState, HiddenState, PowerId } from './state.ts';

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

/** Keeps the public counts of the stacks in step. */
function countStacks(state: GameState): void {
  state.bannersLeft = state.hidden.banners.length;
  state.badgesLeft = state.hidden.badges.length;
}

/** COL-5: reveals new pairs until six are on offer or the banners have run out. */
export function refillColumn(play: Play, clause: Clause): void {
  const { state } = play;
  if (state.column.length < columnLength) {
    const hidden = editHidden(play);
    while (state.column.length < columnLength && hidden.banners.length > 0) {
      const power = drawBadge(play, hidden);
      if (power === null) break;
      const race = need(hidden.banners.shift(), 'banner');
      emitEvent(play, { type: 'comboRevealed', index: state.column.length, race, power, clause });
    }
  }
  countStacks(state);
}

/** Puts a badge on the discard (DEC-4). */
export function discardBadge(play: Play, force: Force, clause: Clause): void {
  if (force.power === null) return;
  play.state.discard = [...play.state.discard, force.power];
  emitEvent(play, { type: 'badgeDiscarded', power: force.power, clause });
}

/** Tokens to the tray, badge discarded, banner under the stack (COL-7). No `refills`: the caller does it. */
export function leaveBoard(play: Play, force: Force, clause: Clause, refills = true): void {
  const { state } = play;
  gatherGuests(play, force, clause);
  for (const region of heldRegions(state, force)) {
    moveTokens(play, force, state.regions[region]?.tokens ?? 0, inRegion(region), inTray, 'declined', clause);
    clearMarkers(play, region, clause);
  }
  moveTokens(play, force, force.hand, inHand, inTray, 'declined', clause);
  moveTokens(play, force, force.aside, setAside, inTray, 'declined', clause);
  discardBadge(play, force, clause);
  editHidden(play).banners.push(force.race);
  emitEvent(play, { type: 'raceLeft', seat: force.seat, force: force.id, race: force.race, clause });
  if (refills) refillColumn(play, 'COL-7');
}

/** COL-8 otherwise: so many banners under the stack are shuffled together, and the column is filled up. */
export function mixReturned(play: Play, count: number): void {
  if (count > 1) {
    const hidden = editHidden(play);
    const returned = hidden.banners.splice(-count);
    hidden.banners.push(...shuffle(hidden.random, returned));
  }
  refillColumn(play, 'COL-7');
}

/** Ends the treaties that match (DIP-2). */
export function endPacts(play: Play, matches: (pact: GameState['pacts'][number]) => boolean, clause: Clause): void {
  if (play.state.pacts.length === 0) return;
  for (const pact of play.state.pacts) if (matches(pact)) play.events.push({ type: 'treatyEnded', ...pact, clause });
  play.state.pacts = play.state.pacts.filter((pact) => !matches(pact));
}
