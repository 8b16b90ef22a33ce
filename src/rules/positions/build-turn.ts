import { type Clause, type ConquestRecord, type Force, type GameState, hooksOf, turnCounters } from '../index.ts';
import { defaultActing, defaultBegun, defaultPhase, defaultWithdrawing } from './defaults.ts';
import { blame, countersOf, nameOf, numberOf, type Reading } from './draft.ts';
import type { Word } from './vocabulary.ts';

/** Sets whose turn it is, the phase, and what has happened so far; the races must be in place already. */
export function setTurn(reading: Reading, state: GameState): void {
  const { draft, places } = reading;
  const { turn } = state;
  state.phase = draft.turn?.phase ?? defaultPhase(state);
  turn.force = defaultActing(state)?.id ?? null;
  if (state.phase === 'withdrawal') state.seat = defaultWithdrawing(state.players, state.turnSeat);
  if (draft.turn?.who) setWho(reading, state, draft.turn.who);
  turn.picked = draft.picked;
  turn.conquests = conquests(reading, state);
  turn.attacked = (draft.attacked ?? []).map(({ value }) => value);
  turn.roll = rollOf(reading, state);
  turn.memory = countersOf(reading, draft.memory ?? [], () => turnCounters(state), 'counter of this turn');
  turn.begun = draft.begun ?? defaultBegun(state);
  state.pacts = draft.pacts.map(({ by, bound }, index) => {
    places.set(`pacts[${index}]`, by.word);
    return { force: forceCalled(reading, state, by.value, by.word)?.id ?? 0, bound };
  });
}

/** The pending roll, with the clauses of a roll of the acting race; if that has none, the rules report it. */
function rollOf(reading: Reading, state: GameState): GameState['turn']['roll'] {
  const { turn, forces } = state;
  const { rolled } = reading.draft;
  if (!rolled) return null;
  const { value, clause, binding } = rolled;
  const acting = forces.find(({ id }) => id === turn.force);
  const rolls = acting ? hooksOf(state, acting).actions.flatMap((action) => action.rolls ?? []) : [];
  const fitting = rolls.filter((roll) => roll.clause === clause.text);
  if (fitting.length > 0)
    nameOf(
      reading,
      binding,
      fitting.map((roll) => roll.binding),
      'clause that binds this roll',
    );
  else if (rolls.length > 0)
    nameOf(
      reading,
      clause,
      rolls.map((roll) => roll.clause),
      'clause of a roll',
    );
  return { value, clause: clause.text as Clause, binding: binding.text as Clause };
}

/** Sets the last word of a turn: the seat that withdraws, or which of several races in decline acts. */
function setWho(reading: Reading, state: GameState, who: Word): void {
  if (state.phase === 'withdrawal') {
    const seat = numberOf(reading, who, 'the number of the seat that places its withdrawn troops');
    if (seat !== null && (seat < 0 || seat >= state.players))
      blame(reading, who, `Seats go from 0 to ${state.players - 1}, so there is no seat ${seat}.`, 'SET-1');
    else state.seat = seat ?? state.seat;
  } else if (state.phase === 'ghouls') {
    const race = nameOf(reading, who, Object.keys(reading.box.races), 'race');
    if (race !== null) state.turn.force = forceCalled(reading, state, race, who)?.id ?? null;
  } else blame(reading, who, `Nothing more can be said of a turn in ${state.phase}.`);
}

/** The race in play of this name, or null with a note. */
function forceCalled(reading: Reading, state: GameState, race: string, word: Word): Force | null {
  const force = state.forces.find((candidate) => candidate.race === race) ?? null;
  if (!force) blame(reading, word, `There is no "${race}" in play; a line "seat …" would bring it.`);
  return force;
}

function conquests(reading: Reading, state: GameState): ConquestRecord[] {
  const records: ConquestRecord[] = [];
  for (const { by, regions } of reading.draft.conquests) {
    const force = typeof by.value === 'number' ? by.value : forceCalled(reading, state, by.value, by.word)?.id;
    for (const { value, word } of regions) {
      reading.places.set(`turn.conquests[${records.length}]`, word);
      records.push({ force: force ?? 0, ...value });
    }
  }
  return records;
}
