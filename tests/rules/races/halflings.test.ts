import { describe, expect, it } from 'vitest';
import { boards } from '../../../src/rules/index.ts';
import { targetsOf } from '../../support/ask.ts';
import {
  farm,
  forest,
  innerFarm,
  innerForest,
  innerHill,
  lake,
  plain,
  southSwamp,
  swamp,
} from '../../support/places.ts';
import { type ForceSpec, play, position, refused } from '../../support/position.ts';
import { only } from '../../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const halflings = (spec: Partial<ForceSpec> = {}) =>
  position({ forces: [{ race: 'halflings', power: 'hill', hand: 9, ...spec }] });
const holes = (state: ReturnType<typeof halflings>) =>
  state.regions.flatMap((region, id) => (region.markers.hole ? [id] : []));

describe('Halflings', () => {
  it('HAL-1 enter the map at any region they may conquer', () => {
    const land = boards[2].regions.flatMap(({ id, terrain }) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));
    expect(targetsOf(halflings(), 'conquer')).toEqual(land);
    expect(refused(halflings(), conquer(lake))).toMatchObject({ clause: 'CON-4' });
  });

  it('HAL-1 only enter so: from then on they need adjacency', () => {
    const { state } = play(halflings(), conquer(plain));
    expect(refused(state, conquer(farm))).toMatchObject({ clause: 'CON-3' });
  });

  it('HAL-1 SEA-1 Seafaring Halflings may enter by the lake', () => {
    const start = halflings({ power: 'seafaring' });
    const { state } = play(start, conquer(lake));
    expect(state.regions[lake]).toMatchObject({ force: 0, tokens: 2, markers: { hole: 1 } });
  });

  it('HAL-2 a Hole goes into each of the first two regions they conquer', () => {
    const { state, events } = play(halflings(), conquer(plain), conquer(innerForest), conquer(innerHill));
    expect(holes(state)).toEqual([innerForest, plain]);
    expect(only(events, 'markerMoved').map(({ clause }) => clause)).toEqual(['HAL-2', 'HAL-2']);
  });

  it('HAL-2 the first two ever: the second may come in a later turn, by any way of conquest', () => {
    const start = position({
      dice: [3],
      forces: [{ race: 'halflings', power: 'hill', at: { [plain]: 1 }, hand: 1, memory: { holes: 1 } }],
      markers: { [plain]: { hole: 1 } },
    });
    const { state } = play(start, { type: 'finalRoll', region: innerForest });
    expect(holes(state)).toEqual([innerForest, plain]);
  });

  it('CON-8 nobody takes a region with a Hole', () => {
    const state = position({
      forces: [
        { race: 'orcs', power: 'dragonMaster', at: { [forest]: 1 }, hand: 9 },
        { race: 'halflings', power: 'hill', seat: 1, at: { [swamp]: 1 } },
      ],
      markers: { [swamp]: { hole: 1 } },
    });
    for (const command of [conquer(swamp), { type: 'act', action: 'dragon', region: swamp }])
      expect(refused(state, command)).toMatchObject({ clause: 'CON-8', facts: { marker: 'hole' } });
  });

  it('HAL-3 Holes go when the Halflings decline', () => {
    const forces = [{ race: 'halflings', power: 'spirit', at: { [farm]: 2, [forest]: 1 }, memory: { holes: 2 } }];
    const markers = { [farm]: { hole: 1 }, [forest]: { hole: 1 } };
    const { state, events } = play(position({ phase: 'readyTroops', forces, markers }), { type: 'decline' });
    expect(holes(state)).toEqual([]);
    expect(only(events, 'markerMoved').map(({ clause }) => clause)).toEqual(['DEC-8', 'DEC-8']);
  });

  it('HAL-3 or with the region abandoned, and are not replaced', () => {
    const start = position({
      phase: 'readyTroops',
      forces: [{ race: 'halflings', power: 'hill', at: { [farm]: 5, [southSwamp]: 1 }, memory: { holes: 2 } }],
      markers: { [farm]: { hole: 1 }, [southSwamp]: { hole: 1 } },
    });
    const { state } = play(start, { type: 'expand' }, { type: 'abandon', region: farm }, conquer(innerForest));
    expect(holes(state)).toEqual([southSwamp]);
    expect(refused(state, conquer(innerFarm))).toMatchObject({ clause: 'CON-3' });
  });
});
