import { describe, expect, it } from 'vitest';
import { forceCounters, type GameState, type RulingId, turnCounters } from '../../src/rules/index.ts';
import { edited, found } from '../support/broken-state.ts';
import { reading } from '../support/house.ts';
import { stateOf } from '../support/position.ts';

const at = (text: string, ...otherwise: readonly RulingId[]) =>
  stateOf(`board 3; round 4; ${text}`, otherwise.length > 0 ? reading(...otherwise) : undefined);

/** What each race may count for itself. */
const kept = (state: GameState) => state.forces.map((force) => forceCounters(state, force));
const each = (state: GameState, name: string) => state.regions.map((_, region) => `${name}.${region}`);

describe('what may be counted', () => {
  it('SOR-1 DRA-1 in a turn: whom of the opponents its races converted, and whether the Dragon was used', () => {
    const sorcerers = 'seat 0 sorcerers+dragonMaster 3 hand:3; seat 1 orcs+fortified 5';
    expect(turnCounters(at(`turn 0 conquer; ${sorcerers}`))).toEqual(['converted.1', 'converted.2', 'dragon']);
    // Nobody counts in the turn of another.
    const fortified = at(`turn 1 redeploy; ${sorcerers.replace(' hand:3', '')}`);
    expect(turnCounters(fortified)).toEqual(['placed.fortress', ...each(fortified, 'placed.fortress')]);
  });

  it('FRT-3 BIV-1 HER-1 of pieces only those that stay where they were put', () => {
    for (const power of ['bivouacking', 'heroic'])
      expect(turnCounters(at(`turn 0 redeploy; seat 0 trolls+${power} 3`))).toEqual([]);
    const camps = at('turn 0 redeploy; seat 0 orcs+bivouacking 3');
    expect(found(edited(camps, ['turn.memory', { 'placed.encampment': 1 }]))).not.toEqual([]);
  });

  it('DEC-4 a race in decline may still keep what its badge counted, whichever that was', () => {
    const ghouls = at('turn 0 conquer; seat 0 ghouls declined 3; seat 0 orcs+hill 5');
    expect(turnCounters(ghouls)).toEqual(['dragon', 'placed.fortress', ...each(ghouls, 'placed.fortress')]);
    expect(turnCounters(at('turn 0 conquer; seat 0 ghouls+spirit declined 3; seat 0 orcs+hill 5'))).toEqual([]);
  });

  it('LOS-2 while troops withdraw anything: who counted may be gone', () => {
    const elves = at('turn 0 withdrawal 1; seat 0 orcs+hill 3; conquered orcs 3!; seat 1 elves+swamp 5 hand:2');
    expect(turnCounters(elves).slice(0, 4)).toEqual(['converted.1', 'converted.2', 'dragon', 'placed.fortress']);
    expect(turnCounters(elves)).toHaveLength(4 + elves.regions.length);
  });

  it('GHO-2 GHO-3 LOS-2 by the rules of a house its final rolls, who stands back, guests', () => {
    const orcs = 'turn 0 conquer; seat 0 orcs+hill 3 hand:3';
    expect(turnCounters(at(orcs, 'GHO-2'))).toEqual(['finalRolls']);
    expect(turnCounters(at(orcs, 'GHO-3'))).toEqual(['standingBack']);
    const hosts = at(orcs, 'LOS-2');
    expect([turnCounters(hosts), kept(hosts)]).toEqual([[], [each(hosts, 'guest')]]);
  });

  it('HAL-2 by a race for itself: the Holes it dug', () => {
    expect(kept(at('turn 0 redeploy; seat 0 halflings+swamp 3; seat 1 orcs+hill 5'))).toEqual([['holes'], []]);
    expect(kept(at('turn 1 redeploy; seat 0 halflings declined 3; seat 1 orcs+hill 5'))).toEqual([['holes'], []]);
  });
});
