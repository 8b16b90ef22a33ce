import { expect, it } from 'vitest';
import { edited, inWords } from '../support/broken-state.ts';
import { stateOf } from '../support/position.ts';

const seats = 'board 3; round 4; seat 0 orcs+berserk 3:2 4:2; seat 1 trolls+hill 11:2 12';
const fresh = stateOf(`${seats}; turn 0 readyTroops`);
const conquering = stateOf(`${seats}; turn 0 conquer`);
const long = 'x'.repeat(41);
const cut = 'x'.repeat(40);
const phase =
  'phase form range: Expected one of pickCombo, readyTroops, ghouls, conquer, redeploy, treaty, stout, withdrawal, gameOver';
const hostile = () => {
  throw new Error('hands off');
};

const cases: readonly (readonly [value: unknown, ...faults: string[]])[] = [
  [
    edited(fresh, ['forces.0.memory', { [long]: 1 }]),
    `forces[0].memory.${long} form unknownName: There is no counter "${cut}" of orcs of seat 0.`,
  ],
  [
    edited(fresh, ['turn.memory', { ['x'.repeat(101)]: 1 }]),
    'turn.memory form type: A name of 101 characters is too long.',
  ],
  [
    edited(fresh, ['regions.3.markers', { [long]: 1 }]),
    `regions[3].markers.${long} form unknownName: There is no marker "${cut}" in the box.`,
  ],
  [edited(fresh, [`tray.${long}`, 1]), `tray.${long} form unknownName: There is no race "${cut}" in the box.`],
  [
    edited(fresh, ['tray.orcs', undefined]),
    'tray.orcs form missing: Expected a whole number from 0 to 1000000, found nothing.',
  ],
  [
    edited(fresh, ['hidden.random', [0, 0, 0, 0]]),
    'hidden.random form range: The four numbers of the generator are all 0, from which no chance can come.',
  ],
  [edited(fresh, ['round', true]), 'round form type: Expected a whole number from 1 to 10, found true.'],
  [edited(fresh, ['round', undefined]), 'round form missing: Expected a whole number from 1 to 10, found nothing.'],
  [edited(fresh, ['round', null]), 'round form type: Expected a whole number from 1 to 10, found null.'],
  [{ ...fresh, round: Symbol('round') }, 'round form type: Expected a whole number from 1 to 10, found a symbol.'],
  [edited(fresh, ['turn.picked', []]), 'turn.picked form type: Expected true or false, found an object or a list.'],
  [
    edited(conquering, ['turn.roll', { value: 1, clause: '', binding: 'x'.repeat(101) }]),
    'turn.roll.clause form type: Expected a text of 1 to 100 characters, found "".',
    `turn.roll.binding form type: Expected a text of 1 to 100 characters, found "${cut}…".`,
  ],
  [
    edited(conquering, ['turn.roll', { value: 1, clause: 'x'.repeat(100), binding: 7 }]),
    'turn.roll.binding form type: Expected a text of 1 to 100 characters, found 7.',
  ],
  [
    edited(fresh, ['turn.memory', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, 1]))]),
    'turn.memory form tooMany: Expected at most 200 entries, found 201.',
  ],
  [edited(fresh, ['coins', [1, 2]]), 'coins form length: Expected 3 elements, found 2.'],
  [edited(fresh, ['forces', new Array(201).fill(0)]), 'forces form length: Expected 0 to 200 elements, found 201.'],
  [
    { ...fresh, turn: { ...fresh.turn, memory: new Proxy({}, { ownKeys: hostile }) } },
    'turn.memory form unreadable: The object could not be read: a getter or a proxy threw.',
  ],
  [
    { ...fresh, coins: new Proxy([1, 2, 3], { get: hostile }) },
    'coins form unreadable: The list could not be read: a getter or a proxy threw.',
  ],
  [
    { ...fresh, turn: Object.create(fresh.turn) },
    'turn form type: Expected a plain object, found an object or a list.',
  ],
  [
    edited(fresh, ['content', { id: 'base', house: { draft: 1 } }]),
    'content.house.draft form flag: Expected the name of a box, its id and what is one’s own in it: flag {}.',
  ],
  [
    edited(fresh, ['content', 7]),
    'content form object: Expected the name of a box, its id and what is one’s own in it: object {}.',
  ],
  [
    edited(fresh, ['content', { id: 'base', own: { ownRaces: [{ id: 'orcs', tokens: 3, borrows: 'ratmen' }] } }]),
    'content.own.ownRaces[0] OWN-1 nameTaken: There is no such box here to play with: {"name":"orcs"}.',
  ],
  [
    edited(fresh, ['content', { id: 'base', board: 4 }]),
    'board SET-1 value: Expected the board that the box names.',
    'regions form length: Expected 39 elements, found 30.',
  ],
  [
    edited(fresh, ['rules', 99]),
    'rules form newer: The game is played by version 99 of the rules; here they are known up to 3.',
  ],
  [edited(fresh, ['rules', 0]), 'rules form range: Expected a version of the rules from 1 to 3, found 0.'],
  [edited(fresh, ['phase', cut]), `${phase}, found "${cut}".`],
  [edited(fresh, ['phase', long]), `${phase}, found "${cut}…".`],
  [
    edited(fresh, ['turn.memory', Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at, 1]))]),
    'turn TRN-7 notFresh: In readyTroops nothing can have happened in the turn yet.',
  ],
  [
    edited(fresh, ['tray', Object.fromEntries(Object.entries(fresh.tray).slice(1))]),
    'tray form missing: The tray does not say how many amazons it holds.',
  ],
];

it('what is no state by its form is told in words', () => {
  for (const [value, ...faults] of cases) expect(inWords(value)).toEqual(faults);
});

it('an object without a prototype is as good as any', () => {
  expect(inWords({ ...fresh, tray: Object.assign(Object.create(null), fresh.tray) })).toEqual([]);
});
