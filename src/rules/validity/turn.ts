import { hooksOf } from '../registry.ts';
import type { GameState, Phase } from '../state.ts';
import { treatyPartners } from '../treaty.ts';
import { at, breach, many, type StateFault } from './fault.ts';
import { activeOf, called, left, type Survey } from './survey.ts';

/** Phases in which nothing of the turn has happened yet, or it is over. */
const unbegun: readonly Phase[] = ['pickCombo', 'readyTroops', 'gameOver'];

/** How many turns a seat has begun. */
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
    const most = turnsOf(state, seat) - unpicked;
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
  if (state.turn.picked && active && active.force.id !== state.nextForce - 1)
    yield breach(
      'TRN-1',
      'turn.picked',
      'picked',
      `${called(active)} were picked this turn, but force ${state.nextForce - 1} is the newest.`,
    );
}

/** Whose turn it is, what the game waits for, and whether there is somebody to do it. */
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
  const hooks = hooksOf(active.force);
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

/** The race that conquers, in the phases where one does. */
export function* ofActing(survey: Survey): Generator<StateFault> {
  const { phase, turn, turnSeat } = survey.state;
  const conquers = phase === 'conquer' || phase === 'ghouls';
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
  if (acting.force.declined !== (phase === 'ghouls') || (phase === 'ghouls' && !hooksOf(acting.force).acts))
    yield breach('GHO-2', 'turn.force', 'wrongForce', `${called(acting)} do not act in ${phase}.`);
  if (phase === 'ghouls' ? left(acting) === 0 : acting.force.hand === 0 && acting.regions.length === 0)
    yield breach('TRN-7', 'turn.force', 'wrongForce', `${called(acting)} have no token to conquer with or to lose.`);
}

/** What is remembered about the turn. */
export function* ofRecord(survey: Survey): Generator<StateFault> {
  const { phase, turn, turnSeat } = survey.state;
  if (unbegun.includes(phase)) {
    const said = turn.picked || turn.begun || turn.roll !== null || Object.keys(turn.memory).length > 0;
    if (said || turn.conquests.length > 0 || turn.attacked.length > 0)
      yield breach('TRN-7', 'turn', 'notFresh', `In ${phase} nothing can have happened in the turn yet.`);
    return;
  }
  yield* ofConquests(survey);
  const attacked = new Set(turn.attacked);
  if (attacked.has(turnSeat) || attacked.size !== turn.attacked.length)
    yield breach(
      'DIP-1',
      'turn.attacked',
      'attacked',
      `Seat ${turnSeat} attacks others, each listed once: not ${turn.attacked.join(', ')}.`,
    );
  if (attacked.size > 0 && (!turn.begun || phase === 'ghouls'))
    yield breach(
      'DIP-1',
      'turn.attacked',
      'attacked',
      `Seat ${turnSeat} attacked ${attacked.size} others before its active race began.`,
    );
  if (turn.roll === null) return;
  const acting = turn.force === null ? undefined : survey.byId.get(turn.force);
  const rolls =
    acting && hooksOf(acting.force).actions.some(({ targets, clause }) => !targets && clause === turn.roll?.clause);
  if (!rolls)
    yield breach(
      turn.roll.clause,
      'turn.roll',
      'roll',
      `A ${turn.roll.value} was rolled beforehand, and no race that acts can do so by ${turn.roll.clause}.`,
    );
}

function* ofConquests({ state, byId }: Survey): Generator<StateFault> {
  const { phase, turn, turnSeat, nextForce } = state;
  const seen = new Set<string>();
  let own = 0;
  for (const [index, { force, region }] of turn.conquests.entries()) {
    const path = at('turn.conquests', index);
    const by = byId.get(force);
    if (force >= nextForce || (by && by.force.seat !== turnSeat))
      yield breach(
        'CON-3',
        path,
        'wrongForce',
        `Force ${force} conquered region ${region} in the turn of seat ${turnSeat}, and is not its race.`,
      );
    if (seen.has(`${force} ${region}`))
      yield breach('CON-7', path, 'twice', `Force ${force} conquered region ${region} twice in a turn.`);
    seen.add(`${force} ${region}`);
    if (phase === 'ghouls' && by && !by.force.declined)
      yield breach(
        'GHO-2',
        path,
        'tooEarly',
        `Region ${region} was conquered by ${called(by)} before those in decline had acted.`,
      );
    if (force === turn.force) {
      own += 1;
      if (state.regions[region]?.force !== force)
        yield breach('CON-6', path, 'notHeld', `Region ${region} was conquered in these conquests, and is not held.`);
    } else if (turn.force === null && by && !by.force.declined) own += 1;
  }
  if (turn.force !== null ? turn.begun !== own > 0 : own > 0 && !turn.begun)
    yield breach(
      'TRN-4',
      'turn.begun',
      'begun',
      `The active race made ${many(own, 'conquest')}, and "begun" is ${turn.begun}.`,
    );
}

/** DIP-2: promises of peace. */
export function* ofPacts({ state, byId }: Survey): Generator<StateFault> {
  const over: readonly Phase[] = ['stout', 'withdrawal', 'gameOver'];
  const seen = new Set<number>();
  for (const [index, { force, bound }] of state.pacts.entries()) {
    const path = at('pacts', index);
    const by = byId.get(force);
    if (!by || by.force.declined || !hooksOf(by.force).treaty) {
      yield breach('DIP-2', path, 'pact', `Force ${force} has a treaty, and is no active race that can make one.`);
      continue;
    }
    if (bound === by.force.seat) yield breach('DIP-1', path, 'pact', `Seat ${bound} has a treaty with itself.`);
    if (seen.has(force)) yield breach('DIP-1', path, 'pact', `${called(by)} have more than one treaty.`);
    if (by.force.seat === state.turnSeat && !over.includes(state.phase))
      yield breach('DIP-2', path, 'pact', `The treaty of ${called(by)} ended when their turn began.`);
    seen.add(force);
  }
}
