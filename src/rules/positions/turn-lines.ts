import { phases } from '../index.ts';
import { blame, counted, nameOf, numberOf, type Reading, type Written } from './draft.ts';
import { cut, type Statement } from './words.ts';

/** `turn 0 withdrawal 2`: whose turn it is, the phase, and who places withdrawn troops or acts in decline. */
export function readTurn(reading: Reading, { keyword, words }: Statement): void {
  const [seatWord, phaseWord, who = null, more] = words;
  if (!seatWord || more) {
    blame(reading, more ?? keyword, 'Expected "turn", a seat, and perhaps a phase: turn 0 conquer.');
    return;
  }
  const value = numberOf(reading, seatWord, 'the number of a seat');
  const phase = phaseWord ? nameOf(reading, phaseWord, phases, 'phase') : null;
  if (value === null) return;
  reading.draft.turn = {
    seat: { value, word: seatWord },
    phase: phases.find((known) => known === phase) ?? null,
    who,
  };
}

/** `pact race 1`: a treaty (DIP-2). */
export function readPact(reading: Reading, { keyword, words }: Statement): void {
  const [by, seat, more] = words;
  if (!by || !seat || more) {
    blame(reading, more ?? keyword, 'Expected "pact", a race and the seat that may not attack it: pact race 1.');
    return;
  }
  const value = nameOf(reading, by, Object.keys(reading.box.races), 'race');
  const bound = numberOf(reading, seat, 'the number of a seat');
  if (value !== null && bound !== null) reading.draft.pacts.push({ by: { value, word: by }, bound });
}

/** `conquered race 3 7!`: what a race conquered this turn. */
export function readConquests(reading: Reading, { keyword, words }: Statement): void {
  const [byWord, ...regions] = words;
  if (!byWord || regions.length === 0) {
    blame(reading, keyword, 'Expected "conquered", a race and regions, with ! where not empty: conquered race 3 7!.');
    return;
  }
  const [name, id] = cut(byWord, ':');
  const value =
    name.text === 'force' && id
      ? numberOf(reading, id, 'the number of a force')
      : nameOf(reading, byWord, Object.keys(reading.box.races), 'race');
  if (value === null) return;
  reading.draft.conquests.push({
    by: { value, word: byWord },
    regions: regions.flatMap((word) => {
      const nonEmpty = word.text.endsWith('!');
      const region = numberOf(reading, nonEmpty ? { ...word, text: word.text.slice(0, -1) } : word, 'a region');
      return region === null ? [] : [{ word, value: { region, nonEmpty } }];
    }),
  });
}

/** `rolled 2 clause clause`: a die rolled beforehand. */
export function readRoll(reading: Reading, { keyword, words }: Statement): void {
  const [face, clause, binding, more] = words;
  if (!face || !clause || !binding || more) {
    blame(reading, more ?? keyword, 'Expected "rolled", the face, the clause of the roll and the one that binds it.');
    return;
  }
  const value = numberOf(reading, face, 'a face of the die');
  if (value !== null) reading.draft.rolled = { value, clause, binding };
}

/** `begun`, `begun no`. */
export function readBegun(reading: Reading, { words }: Statement): void {
  const [word, more] = words;
  if (more || (word && word.text !== 'no'))
    blame(reading, more ?? word ?? { line: 1, column: 1 }, 'Expected "begun", or "begun no".');
  else reading.draft.begun = !word;
}

/** `picked`: the active race was picked this turn. */
export function readPicked(reading: Reading, { words }: Statement): void {
  const [word] = words;
  if (word) blame(reading, word, 'Expected "picked", nothing else.');
  else reading.draft.picked = true;
}

/** `memory name:2`: counters of the turn. */
export function readMemory(reading: Reading, { words }: Statement): void {
  reading.draft.memory = words.flatMap((each): Written[] => {
    const found = counted(reading, each);
    return found ? [{ word: found[0], value: found[1] }] : [];
  });
}
