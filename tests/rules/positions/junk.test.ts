import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf, type GameState, newGame, readState } from '../../../src/rules/index.ts';
import { readPosition, writePosition } from '../../../src/rules/positions/index.ts';
import { drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';
import { edited, found } from '../../support/broken-state.ts';
import { play, stateOf } from '../../support/position.ts';

const { powers, races } = contentOf({});

const faults = (text: string): string[] => {
  const read = readPosition(text);
  return read.ok ? [] : read.faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

/** Positions of random games, of every board and phase, and one that says every statement there is. */
function positions(): string[] {
  const texts: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const start = newGame({ players: 1 + seed === 1 ? 2 : 1 + seed, seed });
    if (!start.ok) throw new Error(start.refusal.code);
    const draw = drawFrom(seed);
    let state: GameState = start.state;
    for (let step = 0; state.phase !== 'gameOver'; step++) {
      if (step % 200 === 0) texts.push(writePosition(state));
      state = play(state, randomCommand(draw, state)).state;
    }
  }
  const all = [
    `rules 1; board 3; round 4; first 1; turn 0 conquer; coins 9 9 9; tribes 5 9; next 9
seat 1 halflings+diplomat 22 memory.holes:2 id:5; seat 0 ratmen+berserk 3:2 hand:2 id:8; picked
begun no; rolled 2 BER-1 BER-2; dice 3; random 1 2 3 4; discard swamp
column orcs+hill; banners elves; badges stout`,
    `turn 0 conquer; seat 0 sorcerers+hill 3:2 4; seat 1 elves+diplomat 5; conquered sorcerers 3; attacked 1
memory converted.1`,
    'turn 1 conquer; seat 0 elves+diplomat 5; seat 1 orcs+hill 3 hand:2; pact elves 1',
  ];
  return [...texts, ...all];
}

const written = positions();
const keywords = (text: string) => text.split(/[;\n]/).flatMap((part) => part.trim().split(/\s+/)[0] || []);

describe('unexpected words', () => {
  it('are refused, whatever they follow', () => {
    const met = new Set<string>();
    for (const text of written) {
      expect(faults(text), text).toEqual([]);
      const parts = text.split(/(?<=[;\n])/);
      for (const [index, part] of parts.entries()) {
        const keyword = part.trim().split(/\s+/)[0];
        if (!keyword || keyword === ';') continue;
        met.add(keyword);
        for (const junk of ['junk', 'declinedd', 'hand', '-1', '[', 'no-', 'a:b', 'x.y:2', 'memory.hols']) {
          const worse = parts.with(index, part.replace(/\s*([;\n]?)$/, ` ${junk}$1`)).join('');
          if (keyword === 'seat' && junk === 'hand') continue;
          expect(faults(worse), `${keyword}: ${worse}`).not.toEqual([]);
        }
      }
    }
    expect(met.size, [...met].join(' ')).toBeGreaterThanOrEqual(22);
    expect(written.flatMap(keywords).length).toBeGreaterThan(50);
  });

  it('are refused where they repeat a part, or count what cannot be counted', () => {
    for (const twice of ['hand:2 hand:3', 'declined declined', 'id:4 id:5', 'memory.holes memory.holes:2'])
      expect(faults(`seat 0 halflings+hill 1 ${twice}`).join(), twice).toMatch(/was said already/);
    expect(faults('seat 0 elves 1 declined:3')[0]).toMatch(/Did you mean "declined"/);
    expect(faults('seat 0 halflings+hill 1[hole,hole] 2').join()).toMatch(/"hole" was said already/);
    expect(faults('tribes 3 3').join()).toMatch(/Region 3 was said already/);
    expect(faults('seat 0 orcs+hill 1; conquered orcs').join()).toMatch(/Expected "conquered"/);
  });
});

describe('counters', () => {
  const dragons = 'seat 0 orcs+dragonMaster 3:2 4';
  const sorcerers = 'seat 0 sorcerers+hill 3:2 4';

  it('DRA-1 SOR-1 are refused with the nearest known word if they are misspelt', () => {
    expect(faults(`${dragons}\nmemory dragn`)).toEqual([
      '2:8 There is no counter of this turn "dragn". Did you mean "dragon"?',
    ]);
    expect(faults(`${sorcerers}\nmemory convertd.1`)[0]).toMatch(/Did you mean "converted\.1"/);
    expect(faults('seat 0 halflings+hill 3:2 memory.hols:1')[0]).toBe(
      '1:34 There is no counter of halflings "hols". Did you mean "holes"?',
    );
  });

  it('are refused if nobody in play keeps them', () => {
    for (const wrong of ['converted.7', 'converted.1', 'dragon', 'placed.fortress', 'holes'])
      expect(faults(`seat 0 orcs+hill 3:2 4\nmemory ${wrong}`), wrong).toHaveLength(1);
    expect(faults(`${sorcerers}\nmemory converted.7`), 'there is no such seat').toHaveLength(1);
    expect(faults(`${sorcerers}\nmemory converted.0`), 'the seat’s own').toHaveLength(1);
    expect(faults('seat 0 orcs+hill 3:2 memory.holes')).toHaveLength(1);
    expect(faults('turn 0 redeploy; seat 0 orcs+fortified 3:2\nmemory placed.fortress.99')).toHaveLength(1);
    expect(faults(`${dragons}\nmemory dragon dragon`).join()).toMatch(/was said already/);
  });

  it('are read if they are right', () => {
    for (const right of [
      `${dragons}; memory dragon`,
      `${sorcerers}; memory converted.1`,
      'turn 0 redeploy; seat 0 orcs+fortified 3:2[fortress] 4; memory placed.fortress placed.fortress.3',
      'seat 0 halflings+hill 3:2 memory.holes:2',
      'turn 0 withdrawal; seat 1 elves+hill 5 6 hand:1; memory converted.1; conquered force:1 3!; begun; next 4; attacked 1',
    ])
      expect(faults(right), right).toEqual([]);
  });

  it('are checked in whole states too', () => {
    const state = stateOf(`${dragons}; memory dragon`);
    expect(readState(state).ok).toBe(true);
    expect(found(edited(state, ['turn.memory', { dragn: 1 }]))).toEqual(['turn.memory.dragn form unknownName']);
    expect(found(edited(state, ['forces.0.memory', { holes: 1 }]))).toEqual([
      'forces[0].memory.holes form unknownName',
    ]);
  });

  it('are all in docs/positions.md', () => {
    const text = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
    const start = newGame({ players: 2, seed: 1 });
    if (!start.ok) throw new Error(start.refusal.code);
    const traits = [...Object.values(races), ...Object.values(powers)];
    const names = traits.flatMap(({ actions = [], markers = [] }) => [
      ...actions.flatMap((action) => action.remembers?.(start.state).slice(0, 1) ?? []),
      ...markers.flatMap(({ id, placing, countedAs }) => [
        ...(placing?.perTurn === undefined ? [] : [`placed.${id}`]),
        ...(countedAs === undefined ? [] : [`.${countedAs}`]),
      ]),
    ]);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) expect(text).toContain(name.replace(/\d$/, ''));
  });
});

describe('BER-2 the clauses of a roll', () => {
  it('are refused if they are not the acting race’s, naming those that are', () => {
    const berserk = 'seat 0 orcs+berserk 3:2 4 hand:4\nrolled 2';
    expect(faults(`${berserk} BER-1 BER-2`)).toEqual([]);
    expect(faults(`${berserk} BER-1 foo`)).toEqual([
      '2:16 There is no clause that binds this roll "foo". It may be BER-2.',
    ]);
    expect(faults(`${berserk} BER-3 BER-2`)).toEqual([
      '2:10 There is no clause of a roll "BER-3". Did you mean "BER-1"?',
    ]);
    expect(faults('seat 0 orcs+hill 3:2\nrolled 2 BER-1 BER-2').join()).toMatch(/no race that acts can do so/);
    const state = stateOf(`${berserk} BER-1 BER-2`);
    expect(found(edited(state, ['turn.roll.binding', 'foo']))).toEqual(['turn.roll BER-1 roll']);
  });
});
