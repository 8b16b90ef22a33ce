import { contentOf, type Dealt, hooksOf } from '../box.ts';
import type { Clause } from '../clause.ts';
import type { Content } from '../content.ts';
import { guestCounter } from '../guests.ts';
import { standingBackCounter } from '../losses.ts';
import { placedCounters } from '../markers.ts';
import { finalRollCounter } from '../reach.ts';
import { ruled } from '../rulings/index.ts';
import type { Force, GameState, Phase } from '../state.ts';
import type { Trait } from '../trait.ts';
import { at, breach, called, type Holding, many, misnamed, type StateFault, type Survey } from './survey.ts';

const all = ({ races, powers }: Content): readonly Trait[] => [...Object.values(races), ...Object.values(powers)];

/** Banner and badge of a race; if its badge is gone, every badge it may have had. */
function traitsOf({ races, powers }: Content, { race, power, declined }: Force): readonly Trait[] {
  const banner = races[race];
  const badge = power === null ? undefined : powers[power];
  return [...(banner ? [banner] : []), ...(badge ? [badge] : declined ? Object.values(powers) : [])];
}

/**
 * The names of the counters that this turn may hold (`turn.memory`): those of the races of the seat whose turn it is. In a withdrawal the race that
 * kept one may already be gone.
 */
export function turnCounters(state: GameState): string[] {
  const content = contentOf(state);
  const own = state.forces.filter(({ seat }) => seat === state.turnSeat);
  const traits = state.phase === 'withdrawal' ? all(content) : own.flatMap((force) => traitsOf(content, force));
  const names = traits.flatMap(({ actions = [], markers = [] }) => [
    ...actions.flatMap((action) => action.remembers?.(state) ?? []),
    ...markers.flatMap((rule) => placedCounters(state, rule)),
  ]);
  if (ruled(state, 'GHO-2')) names.push(finalRollCounter);
  if (ruled(state, 'GHO-3')) names.push(standingBackCounter);
  return [...new Set(names)];
}

export function forceCounters(game: Dealt & Pick<GameState, 'regions'>, force: Force): string[] {
  const names = traitsOf(contentOf(game), force).flatMap(({ markers = [] }) =>
    markers.flatMap(({ countedAs }) => countedAs ?? []),
  );
  if (ruled(game, 'LOS-2')) names.push(...game.regions.map((_, region) => guestCounter(region)));
  return [...new Set(names)];
}

const unbegun: readonly Phase[] = ['pickCombo', 'readyTroops', 'gameOver'];

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
  const { clause, binding } = turn.roll;
  const rolls =
    acting &&
    hooksOf(survey.state, acting.force).actions.some((action) =>
      action.rolls
        ? action.rolls.clause === clause && action.rolls.binding === binding
        : !action.targets && action.clause === clause,
    );
  if (!rolls)
    yield breach(
      turn.roll.clause,
      'turn.roll',
      'roll',
      `A ${turn.roll.value} was rolled beforehand, and no race that acts can do so by ${isRolledBy(survey.state, acting, clause) ? `${clause}, bound by ${binding}` : clause}.`,
    );
}

function isRolledBy(state: GameState, acting: Holding | undefined, clause: Clause): boolean {
  return acting !== undefined && hooksOf(state, acting.force).actions.some(({ rolls }) => rolls?.clause === clause);
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

/** Only counters that some trait keeps: nothing would ever read any other. */
export function* ofCounters({ state, standings }: Survey): Generator<StateFault> {
  // Before anything has happened in a turn there are none (TRN-7).
  if (!unbegun.includes(state.phase))
    yield* unknownIn(state.turn.memory, () => turnCounters(state), 'turn.memory', 'this turn');
  for (const standing of standings)
    yield* unknownIn(
      standing.force.memory,
      () => forceCounters(state, standing.force),
      at('forces', standing.index, 'memory'),
      called(standing),
    );
}

function* unknownIn(
  memory: Readonly<Record<string, number>>,
  known: () => readonly string[],
  path: string,
  whose: string,
): Generator<StateFault> {
  for (const name of Object.keys(memory))
    if (!known().includes(name))
      yield misnamed(`${path}.${name}`, `There is no counter "${name.slice(0, 40)}" of ${whose}.`);
}

/** DIP-2: promises of peace. */
export function* ofPacts({ state, byId }: Survey): Generator<StateFault> {
  const over: readonly Phase[] = ['stout', 'withdrawal', 'gameOver'];
  const seen = new Set<number>();
  for (const [index, { force, bound }] of state.pacts.entries()) {
    const path = at('pacts', index);
    const by = byId.get(force);
    if (!by || by.force.declined || !hooksOf(state, by.force).treaty) {
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
