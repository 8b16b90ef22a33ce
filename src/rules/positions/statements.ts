import { phases } from '../index.ts';
import { blame, clipped, counted, nameOf, numberOf, type Reading, type Written } from './draft.ts';
import { comboOf, readForce } from './force-line.ts';
import { cut, nearest, type Statement, type Word } from './vocabulary.ts';

type Read = (reading: Reading, statement: Statement) => void;

/** The numbers a statement lists; notes and drops invalid ones. */
function numbers(reading: Reading, words: readonly Word[], what: string): Written[] {
  return words.flatMap((word): Written[] => {
    const value = numberOf(reading, word, what);
    return value === null ? [] : [{ value, word }];
  });
}

/** The names a statement lists; notes and drops unknown ones. */
function names(reading: Reading, words: readonly Word[], known: object, what: string): Written<string>[] {
  return words.flatMap((word): Written<string>[] => {
    const value = nameOf(reading, word, Object.keys(known), what);
    return value === null ? [] : [{ value, word }];
  });
}

/** The only number of a statement, or null with a note. */
function single(reading: Reading, { keyword, words }: Statement, what: string): Written | null {
  const [word, more] = words;
  if (!word || more) {
    blame(reading, more ?? keyword, `Expected "${keyword.text}" and ${what}, nothing else.`);
    return null;
  }
  const value = numberOf(reading, word, what);
  return value === null ? null : { value, word };
}

function one(field: 'rules' | 'round' | 'first' | 'next', what: string): Read {
  return (reading, statement) => {
    const written = single(reading, statement, what);
    if (written) reading.draft[field] = written;
  };
}

/** `board 3`, `board 3 own-1a2b3c4d`: the number of players, and the board if it is not the printed one for as many. */
function readBoard(reading: Reading, { keyword, words }: Statement): void {
  const [players, standsOn, ...more] = words;
  const counted = { keyword, words: [...(players ? [players] : []), ...more] };
  const written = single(reading, counted, 'the number of players');
  if (written) reading.draft.board = written;
  if (standsOn) reading.draft.standsOn = standsOn;
}

function readTribes(reading: Reading, { words }: Statement): void {
  if (words.length === 1 && words[0]?.text === 'all') reading.draft.tribes = 'all';
  else {
    const tribes = numbers(reading, words, 'the number of a region, or "all"');
    reading.draft.tribes = tribes;
    for (const [index, { value, word }] of tribes.entries())
      if (tribes.findIndex((one) => one.value === value) < index)
        blame(reading, word, `Region ${value} was said already.`);
  }
}

/** `column race+power:2 race+power end`: without the last word it is filled up. */
function readColumn(reading: Reading, { words }: Statement): void {
  const ends = words.at(-1)?.text === 'end';
  reading.draft.columnEnds = ends;
  reading.draft.column = (ends ? words.slice(0, -1) : words).flatMap((word) => {
    const [, coinsWord] = cut(word, ':');
    const found = coinsWord ? counted(reading, word) : ([word, 0] as const);
    const combo = found && comboOf(reading, found[0]);
    if (!found || !combo) return [];
    const { race, power } = combo;
    if (power !== null) return [{ word, value: { race, power, coins: found[1] } }];
    blame(reading, word, `Expected race+power, found "${clipped(word.text)}".`);
    return [];
  });
}

function readRandom(reading: Reading, { keyword, words }: Statement): void {
  const four = words.map(({ text }) => (/^-?\d{1,10}$/.test(text) ? Number(text) : null));
  const random = four.flatMap((part) => (part === null ? [] : [part]));
  if (words.length === 4 && random.length === 4) reading.draft.random = random;
  else blame(reading, keyword, 'Expected "random" and the four numbers of the generator.');
}

const readers: Readonly<Record<string, Read>> = {
  board: readBoard,
  round: one('round', 'a round'),
  first: one('first', 'the number of a seat'),
  turn: readTurn,
  coins: (reading, { words }) => {
    reading.draft.coins = numbers(reading, words, 'a number of coins');
  },
  tribes: readTribes,
  seat: readForce,
  next: one('next', 'the number of a force'),
  column: readColumn,
  banners: (reading, { words }) => {
    reading.draft.banners = names(reading, words, reading.box.races, 'race');
  },
  badges: (reading, { words }) => {
    reading.draft.badges = names(reading, words, reading.box.powers, 'power');
  },
  discard: (reading, { words }) => {
    reading.draft.discard = names(reading, words, reading.box.powers, 'power');
  },
  pact: readPact,
  picked: readPicked,
  begun: readBegun,
  conquered: readConquests,
  attacked: (reading, { words }) => {
    reading.draft.attacked = numbers(reading, words, 'the number of a seat');
  },
  rolled: readRoll,
  memory: readMemory,
  dice: (reading, { words }) => {
    reading.draft.dice = numbers(reading, words, 'a face of the die');
  },
  random: readRandom,
  rules: one('rules', 'a version of the rules'),
};

const repeated = ['seat', 'pact', 'conquered'];

export function readStatements(reading: Reading, statements: readonly Statement[]): void {
  const said = new Map<string, Word>();
  for (const statement of statements) {
    const { keyword } = statement;
    const read = Object.hasOwn(readers, keyword.text) ? readers[keyword.text] : undefined;
    const before = said.get(keyword.text);
    if (!read) {
      const meant = nearest(keyword.text, Object.keys(readers));
      const hint = meant === null ? `It may be one of ${Object.keys(readers).join(', ')}.` : `Did you mean "${meant}"?`;
      blame(reading, keyword, `There is no statement "${clipped(keyword.text)}". ${hint}`);
    } else if (before && !repeated.includes(keyword.text))
      blame(reading, keyword, `"${keyword.text}" was said in line ${before.line} already.`);
    else {
      said.set(keyword.text, keyword);
      reading.places.set(`statement ${keyword.text}`, keyword);
      read(reading, statement);
    }
  }
}

/** `turn 0 withdrawal 2`: whose turn it is, the phase, and who places withdrawn troops or acts in decline. */
function readTurn(reading: Reading, { keyword, words }: Statement): void {
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
function readPact(reading: Reading, { keyword, words }: Statement): void {
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
function readConquests(reading: Reading, { keyword, words }: Statement): void {
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
function readRoll(reading: Reading, { keyword, words }: Statement): void {
  const [face, clause, binding, more] = words;
  if (!face || !clause || !binding || more) {
    blame(reading, more ?? keyword, 'Expected "rolled", the face, the clause of the roll and the one that binds it.');
    return;
  }
  const value = numberOf(reading, face, 'a face of the die');
  if (value !== null) reading.draft.rolled = { value, clause, binding };
}

/** `begun`, `begun no`. */
function readBegun(reading: Reading, { words }: Statement): void {
  const [word, more] = words;
  if (more || (word && word.text !== 'no'))
    blame(reading, more ?? word ?? { line: 1, column: 1 }, 'Expected "begun", or "begun no".');
  else reading.draft.begun = !word;
}

/** `picked`: the active race was picked this turn. */
function readPicked(reading: Reading, { words }: Statement): void {
  const [word] = words;
  if (word) blame(reading, word, 'Expected "picked", nothing else.');
  else reading.draft.picked = true;
}

/** `memory name:2`: counters of the turn. */
function readMemory(reading: Reading, { words }: Statement): void {
  reading.draft.memory = words.flatMap((each): Written[] => {
    const found = counted(reading, each);
    return found ? [{ word: found[0], value: found[1] }] : [];
  });
}
