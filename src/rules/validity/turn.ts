import { hooksOf } from '../box.ts';
import { standingBack } from '../losses.ts';
import { isConquest } from '../phases.ts';
import { hasDraft, hasDrafted } from '../rulings/index.ts';
import type { GameState } from '../state.ts';
import { treatyPartners } from '../treaty.ts';
import { activeOf, at, breach, called, left, many, type StateFault, type Survey } from './survey.ts';

function turnsOf({ round, players, firstSeat, turnSeat }: GameState, seat: number): number {
  const turnsAway = (who: number) => (who - firstSeat + players) % players;
  return round - 1 + (turnsAway(seat) <= turnsAway(turnSeat) ? 1 : 0);
}

/** TRN-1: a race is picked once a turn, at its beginning. */
export function* ofPicks(survey: Survey): Generator<StateFault> {
  const { state, standings } = survey;
  let all = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const unpicked = seat === state.turnSeat && !state.turn.picked && state.phase !== 'gameOver' ? 1 : 0;
    // VAR-1: the first combo of all comes before the first turns, and none in them.
    const most = state.round === 1 && hasDraft(state) ? 1 : turnsOf(state, seat) - unpicked;
    all += most;
    const own = standings.filter(({ force }) => force.seat === seat);
    const last = own[own.length - 1];
    if (last && own.length > most)
      yield breach(
        'TRN-1',
        at('forces', last.index),
        'tooEarly',
        `Seat ${seat} has ${many(own.length, 'race')} in round ${state.round}, and has had ${many(most, 'turn')} to pick one.`,
      );
  }
  if (state.nextForce > all)
    yield breach(
      'TRN-1',
      'nextForce',
      'tooEarly',
      `${many(state.nextForce, 'race')} have been picked in ${many(all, 'turn')}.`,
    );
  const active = activeOf(survey);
  if (state.turn.picked && active && active.force.id !== state.nextForce - 1 && !hasDrafted(state))
    yield breach(
      'TRN-1',
      'turn.picked',
      'picked',
      `${called(active)} were picked this turn, but force ${state.nextForce - 1} is the newest.`,
    );
}

export function* ofPhase(survey: Survey): Generator<StateFault> {
  const { state } = survey;
  const { phase, seat, turnSeat, players, firstSeat, round, rounds } = state;
  if ((phase === 'withdrawal') === (seat === turnSeat))
    yield breach(
      'LOS-2',
      'seat',
      'wrongSeat',
      `In ${phase}, in the turn of seat ${turnSeat}, the game cannot wait for seat ${seat}.`,
    );
  if (phase === 'gameOver' && (round !== rounds || (turnSeat + 1) % players !== firstSeat))
    yield breach(
      'END-1',
      'phase',
      'tooEarly',
      `The game is over in round ${round} of ${rounds} with seat ${turnSeat}, where seat ${firstSeat} began.`,
    );
  const active = activeOf(survey);
  if (phase === 'pickCombo' && active)
    yield breach(
      'TRN-1',
      'phase',
      'wrongPhase',
      `Seat ${turnSeat} is to pick a combo and has the active race ${active.force.race}.`,
    );
  if (phase === 'pickCombo' && state.column.length === 0)
    yield breach('COL-1', 'column', 'columnLength', `Seat ${turnSeat} is to pick a combo and none is on offer.`);
  if (phase !== 'pickCombo' && phase !== 'withdrawal' && phase !== 'gameOver' && !active) {
    yield breach('TRN-2', 'phase', 'wrongPhase', `Seat ${turnSeat} is in ${phase} without an active race.`);
    return;
  }
  if (!active) return;
  const hooks = hooksOf(state, active.force);
  if (phase === 'treaty' && !hooks.treaty)
    yield breach('DIP-1', 'phase', 'wrongPhase', `${called(active)} can offer no treaty.`);
  if (phase === 'treaty' && treatyPartners(state).length === 0)
    yield breach(
      'DIP-1',
      'turn.attacked',
      'wrongPhase',
      `Seat ${turnSeat} attacked everybody, so there is no treaty to offer.`,
    );
  if (phase === 'stout' && !hooks.lateDecline)
    yield breach('STO-1', 'phase', 'wrongPhase', `${called(active)} cannot decline at the end of a turn.`);
}

export function* ofActing(survey: Survey): Generator<StateFault> {
  const { phase, turn, turnSeat } = survey.state;
  const conquers = isConquest(phase);
  if (!conquers) {
    if (turn.force !== null)
      yield breach('TRN-7', 'turn.force', 'wrongForce', `Force ${turn.force} acts in ${phase}, where none does.`);
    return;
  }
  const acting = turn.force === null ? undefined : survey.byId.get(turn.force);
  if (!acting || acting.force.seat !== turnSeat) {
    yield breach(
      'TRN-7',
      'turn.force',
      'wrongForce',
      `Force ${turn.force} acts in ${phase}, and is no race of seat ${turnSeat}.`,
    );
    return;
  }
  if (
    acting.force.declined !== (phase === 'ghouls') ||
    (phase === 'ghouls' && !hooksOf(survey.state, acting.force).acts)
  )
    yield breach('GHO-2', 'turn.force', 'wrongForce', `${called(acting)} do not act in ${phase}.`);
  const mayWait = phase === 'ghouls' || standingBack(survey.state) > 0;
  if (mayWait ? left(acting) === 0 : acting.force.hand === 0 && acting.regions.length === 0)
    yield breach('TRN-7', 'turn.force', 'wrongForce', `${called(acting)} have no token to conquer with or to lose.`);
}
