import { pickCombo } from './column.ts';
import type { Command } from './command.ts';
import { conquer, finalRoll } from './conquest.ts';
import { declineForce, lateDecline } from './decline.ts';
import type { GameEvent } from './event.ts';
import { actionsOf, refusalOf } from './explain.ts';
import { abandonRegion } from './losses.ts';
import { shiftMarker } from './markers.ts';
import { parseCommand } from './parse.ts';
import { begin, type Play } from './play.ts';
import { actingForce, activeForce, holder, need } from './position.ts';
import { lift, place } from './redeployment.ts';
import type { Refusal } from './refusal.ts';
import { malformed } from './refuse.ts';
import type { GameState } from './state.ts';
import { makeTreaty } from './treaty.ts';
import {
  beginConquests,
  endConquests,
  finishRedeployment,
  finishTreaty,
  finishTurn,
  scoreAndFinish,
} from './turn-order.ts';

/** What came of a command: the new state and what happened, or why it was refused. */
export type Outcome =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Carries out a command of the acting seat. Takes anything as a command; what is malformed or illegal is refused.
 * The given state is never changed.
 */
export function apply(state: GameState, command: unknown): Outcome {
  const parsed = parseCommand(command, state);
  if (!parsed) return { ok: false, refusal: malformed() };
  const refusal = refusalOf(state, parsed, state.seat);
  if (refusal) return { ok: false, refusal };
  const play = begin(state);
  carryOut(play, parsed);
  return { ok: true, state: play.state, events: play.events };
}

function carryOut(play: Play, command: Command): void {
  const { state } = play;
  switch (command.type) {
    case 'pickCombo':
      pickCombo(play, command.index);
      beginConquests(play);
      return;
    case 'expand':
      beginConquests(play);
      return;
    case 'decline':
      declineForce(play, need(activeForce(state, state.seat), 'active race'), 'DEC-1');
      scoreAndFinish(play);
      return;
    case 'pass':
      scoreAndFinish(play);
      return;
    case 'abandon':
      abandonRegion(play, acting(play), command.region, 'TRN-4');
      return;
    case 'conquer':
      conquer(play, acting(play), command.region);
      return;
    case 'finalRoll':
      finalRoll(play, acting(play), command.region);
      endConquests(play);
      return;
    case 'act': {
      const force = acting(play);
      const action = actionsOf(state, force).find((candidate) => candidate.id === command.action);
      need(action, 'action').perform(play, force, command.region ?? null);
      return;
    }
    case 'endConquests':
      endConquests(play);
      return;
    case 'place':
      place(play, need(holder(state, command.region), 'holder'), command.region, command.count);
      return;
    case 'lift':
      lift(play, need(holder(state, command.region), 'holder'), command.region, command.count);
      return;
    case 'placeMarker':
      shiftMarker(play, command.marker, command.region, 1);
      return;
    case 'liftMarker':
      shiftMarker(play, command.marker, command.region, -1);
      return;
    case 'endRedeployment':
      if (state.phase === 'withdrawal') finishTurn(play);
      else finishRedeployment(play);
      return;
    case 'treaty':
      makeTreaty(play, command.seat);
      finishTreaty(play);
      return;
    case 'stout':
      finishStout(play, command.decline);
      return;
  }
}

/** STO-1: declines after scoring, or goes on as it was. */
function finishStout(play: Play, decline: boolean): void {
  const force = need(activeForce(play.state, play.state.turnSeat), 'active race');
  if (decline) declineForce(play, force, need(lateDecline(play.state, force), 'late decline'));
  finishTurn(play);
}

function acting(play: Play) {
  return need(actingForce(play.state), 'acting race');
}
