import { badgeStays, hooksOf } from '../box.ts';
import type { Clause } from '../clause.ts';
import { guestTokens } from '../guests.ts';
import { standingBack } from '../losses.ts';
import { isConquest } from '../phases.ts';
import { isWaitingToBegin, ruled } from '../rulings/index.ts';
import type { Force, GameState } from '../state.ts';
import { at, breach, called, type Holding, left, many, type StateFault, type Survey, staysStrong } from './survey.ts';

/** Races in play: in order, one active and one in decline per player, and none that should have left. */
export function* ofForces({ state, standings }: Survey): Generator<StateFault> {
  for (const { force, index } of standings) {
    const before = state.forces[index - 1]?.id ?? -1;
    if (force.id <= before)
      yield breach(
        'COL-8',
        at('forces', index, 'id'),
        'order',
        `Force ${force.id} comes after force ${before}; the oldest comes first.`,
      );
    if (force.id >= state.nextForce)
      yield breach(
        'COL-8',
        at('forces', index, 'id'),
        'order',
        `Force ${force.id} is in play, but the next to be picked is ${state.nextForce}.`,
      );
  }
  for (let seat = 0; seat < state.players; seat++) {
    const own = standings.filter(({ force }) => force.seat === seat);
    const active = own.filter(({ force }) => !force.declined);
    const counted = own.filter(({ force }) => force.declined && hooksOf(state, force).lingers === null);
    for (const { index } of active.slice(1))
      yield breach(
        'COL-1',
        at('forces', index, 'declined'),
        'twoActive',
        `Seat ${seat} has ${many(active.length, 'active race')}.`,
      );
    for (const { index } of counted.slice(1))
      yield breach(
        'DEC-2',
        at('forces', index, 'declined'),
        'twoDeclined',
        `Seat ${seat} has ${many(counted.length, 'race')} in decline, where the older leaves for the newer.`,
      );
  }
  for (const standing of standings) yield* standing.force.declined ? ofDeclined(standing, state) : ofActive(standing);
}

function* ofActive(standing: Holding): Generator<StateFault> {
  const { force, index } = standing;
  if (force.power === null)
    yield breach(
      'DEC-4',
      at('forces', index, 'power'),
      'badgeMissing',
      `${called(standing)} are active and have no badge.`,
    );
}

function* ofDeclined(standing: Holding, state: GameState): Generator<StateFault> {
  const { force, index, regions } = standing;
  if (force.power !== null && !badgeStays(state, force))
    yield breach(
      'DEC-4',
      at('forces', index, 'power'),
      'badgeKept',
      `${called(standing)} are in decline; their badge "${force.power}" would be in the discard.`,
    );
  if (hooksOf(state, force).acts ? left(standing) === 0 : regions.length === 0)
    yield breach(
      'DEC-7',
      at('forces', index),
      'ghost',
      `${called(standing)} in decline hold nothing, so they would have left.`,
    );
  if (staysStrong(state, force)) return;
  const crowded = regions.find((region) => (state.regions[region]?.tokens ?? 0) > 1);
  if (crowded !== undefined)
    yield breach(
      'DEC-3',
      at('regions', crowded, 'tokens'),
      'declined',
      `${called(standing)} are in decline with ${many(state.regions[crowded]?.tokens ?? 0, 'token')} in region ${crowded}; one stays in each.`,
    );
  if (force.hand > 0)
    yield breach(
      'DEC-3',
      at('forces', index, 'hand'),
      'declined',
      `${called(standing)} are in decline with ${many(force.hand, 'token')} in hand; those go to the tray.`,
    );
}

/** What lies beside the map: tokens in hand (RED-2, LOS-2) and those set aside (AMA-2). */
export function* ofHands(survey: Survey): Generator<StateFault> {
  for (const standing of survey.standings) {
    const { force, index, regions } = standing;
    if (force.hand > 0 && regions.length > 0) {
      const [clause, when] = handBarred(survey.state, force) ?? [];
      if (clause !== undefined)
        yield breach(
          clause,
          at('forces', index, 'hand'),
          'hand',
          `${called(standing)} hold ${many(regions.length, 'region')} and have ${many(force.hand, 'token')} in hand ${when}.`,
        );
    }
    yield* ofAside(standing, survey.state);
  }
}

/** Why a race with regions can have no token in hand now, or null. */
function handBarred(state: GameState, force: Force): readonly [clause: Clause, when: string] | null {
  const { phase, turnSeat, seat, players, turn } = state;
  if (phase === 'pickCombo' || phase === 'readyTroops' || phase === 'gameOver')
    return ['RED-2', 'while nobody conquers or redeploys'];
  if (force.id === turn.force) return null;
  if (force.seat === turnSeat) {
    if (phase === 'redeploy') return null;
    if (phase === 'treaty' || phase === 'stout' || phase === 'withdrawal') return ['RED-2', 'after their redeployment'];
    if (hasActed(state, force)) return null;
    // LOS-2, read otherwise: guests of a region that another race of the player has abandoned.
    if (isConquest(phase) && ruled(state, 'LOS-2')) return null;
  }
  if (!turn.conquests.some(({ nonEmpty }) => nonEmpty) && !mayHaveLostToOwn(state, force))
    return ['LOS-2', 'though no region has been lost this turn'];
  const turnsAway = (who: number) => (who - turnSeat + players) % players;
  return phase === 'withdrawal' && turnsAway(force.seat) < turnsAway(seat)
    ? ['LOS-2', 'though their withdrawn troops were placed before']
    : null;
}

/** GHO-2: in decline they act in turn, oldest first, and keep what is left in hand until the redeployment. */
function hasActed(state: GameState, force: Force): boolean {
  if (!isConquest(state.phase) || hooksOf(state, force).acts === null) return false;
  const next = state.forces.findIndex(({ id }) => id === state.turn.force);
  return state.phase === 'conquer' || state.forces.indexOf(force) < next;
}

/** MAP-6, read otherwise: what one takes from one's own declined race counts as empty, but withdraws. */
function mayHaveLostToOwn(state: GameState, force: Force): boolean {
  return force.declined && force.seat === state.turnSeat && state.turn.conquests.length > 0 && ruled(state, 'MAP-6');
}

function* ofAside(standing: Holding, state: GameState): Generator<StateFault> {
  const { force, index } = standing;
  const rule = hooksOf(state, force).setAside;
  const path = at('forces', index, 'aside');
  const standsBack = !force.declined && force.seat === state.turnSeat ? standingBack(state) : 0;
  // Guests and those that stand back are aside as well (LOS-2, GHO-3, read otherwise).
  const aside = force.aside - guestTokens(force) - standsBack;
  if (aside < 0 || aside > (rule?.tokens ?? 0)) {
    yield breach(
      rule?.clause ?? 'RED-2',
      path,
      'aside',
      `${called(standing)} have ${many(force.aside, 'token')} set aside; ${rule?.tokens ?? 0} may be.`,
    );
    return;
  }
  if (!rule || force.declined) return;
  const most = Math.min(rule.tokens, left(standing));
  const wanted = isAfield(state, force) ? 0 : ruled(state, 'AMA-3') ? Math.min(most, aside) : most;
  if (aside !== wanted)
    yield breach(
      rule.clause,
      path,
      'aside',
      `${called(standing)} have ${many(force.aside, 'token')} set aside; it should be ${wanted} in this phase.`,
    );
}

/** Are all its tokens in play: from ready-troops or picking to the end of its redeployment (AMA-2)? */
export function isAfield(state: GameState, force: Force): boolean {
  const { phase, turnSeat, turn } = state;
  if (isWaitingToBegin(state, force.seat)) return true;
  if (force.seat !== turnSeat) return false;
  return phase === 'conquer' || phase === 'redeploy' || (phase === 'ghouls' && turn.picked);
}
