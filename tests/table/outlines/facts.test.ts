import { describe, expect, it } from 'vitest';
import { type BoardFacts, boardIds, boards, isWater, type RegionFacts } from '../../../src/rules/boards/index.ts';

function regionsOf(facts: BoardFacts, ids: readonly number[]): RegionFacts[] {
  return facts.regions.filter((region) => ids.includes(region.id));
}

describe.each(boardIds)('the board for %i players', (id) => {
  const facts = boards[id];

  it('is filed under its number of players', () => {
    expect(facts.id).toBe(id);
    expect(facts.players).toBe(id);
  });

  it('numbers its regions by their place in the list', () => {
    expect(facts.regions.map((region) => region.id)).toEqual(facts.regions.map((_, k) => k));
  });

  it('MAP-2 adjacency holds both ways, and no region is adjacent to itself', () => {
    for (const region of facts.regions) {
      expect(region.neighbours).not.toContain(region.id);
      expect(new Set(region.neighbours).size).toBe(region.neighbours.length);
      for (const neighbour of regionsOf(facts, region.neighbours)) expect(neighbour.neighbours).toContain(region.id);
      expect(regionsOf(facts, region.neighbours)).toHaveLength(region.neighbours.length);
    }
  });

  it('MAP-3 has two seas on its edge and one lake inside, all three apart', () => {
    const seas = facts.regions.filter((region) => region.terrain === 'sea');
    const lakes = facts.regions.filter((region) => region.terrain === 'lake');
    expect(seas.map((sea) => sea.edge)).toEqual([true, true]);
    expect(lakes.map((lake) => lake.edge)).toEqual([false]);
    for (const water of [...seas, ...lakes]) {
      expect(regionsOf(facts, water.neighbours).filter((region) => isWater(region.terrain))).toEqual([]);
    }
  });

  it('MAP-4 lets races enter on land that touches the edge or borders a sea on the edge, and nowhere else', () => {
    const lawful = facts.regions.filter((region) => {
      const sea = regionsOf(facts, region.neighbours).some((other) => other.terrain === 'sea' && other.edge);
      return !isWater(region.terrain) && (region.edge || sea);
    });
    expect(facts.regions.filter((region) => region.entry)).toEqual(lawful);
  });

  it('MAP-5 calls land coastal that borders a sea or the lake, and nothing else', () => {
    const shore = facts.regions.filter((region) => isWater(region.terrain)).flatMap((water) => water.neighbours);
    const coastal = facts.regions.filter((region) => region.coastal).map((region) => region.id);
    expect(coastal).toEqual([...new Set(shore)].toSorted((a, b) => a - b));
  });

  it('lists the edge as a ring of adjacent regions', () => {
    expect(facts.outer.toSorted((a, b) => a - b)).toEqual(facts.regions.filter((r) => r.edge).map((r) => r.id));
    facts.outer.forEach((region, k) => {
      expect(facts.regions[region]?.neighbours).toContain(facts.outer.at(k - 1));
    });
  });

  it('puts no symbol and no Lost Tribe on water', () => {
    for (const water of facts.regions.filter((region) => isWater(region.terrain))) {
      expect(water.symbols).toEqual([]);
      expect(water.lostTribe).toBe(false);
    }
  });
});
