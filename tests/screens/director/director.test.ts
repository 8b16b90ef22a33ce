import { describe, expect, it } from 'vitest';
import { boards, type GameEvent, newGame, view } from '../../../src/rules/index.ts';
import { isSameShot, shotOf, targetOf, titleShot } from '../../../src/screens/director/director.ts';
import type { Stage, StageName } from '../../../src/session/turn/index.ts';
import type { Shot } from '../../../src/table/attention/index.ts';

const start = newGame({ players: 3, seed: 1 });
if (!start.ok) throw new Error('no game');
const seen = view(start.state, null);

function stage(name: StageName, events: readonly GameEvent[] = []): Stage {
  return { id: 1, name, seat: 0, events, before: seen, after: seen };
}

const attack: GameEvent = { type: 'attackBegan', seat: 0, force: 0, region: 6, by: 'conquer', defender: null };

describe('the director', () => {
  it('shows the region under attack whole, with its neighbours beside it, and marks it', () => {
    expect(shotOf(stage('conquer', [attack]))).toEqual({
      of: 'regions',
      regions: [6],
      beside: boards[3].regions[6]?.neighbours,
    });
    expect(targetOf(stage('conquer', [attack]))).toBe(6);
    expect(targetOf(stage('redeploy'))).toBeNull();
  });

  it('shows the column for a pick, and the whole table for what pays, what passes on, and what it knows nothing of', () => {
    expect(shotOf(stage('pickCombo'))).toEqual({ of: 'column' });
    for (const name of ['score', 'handOver', 'treaty', 'stout', 'gameOver', 'conquer', 'decline'] as const)
      expect(shotOf(stage(name)), name).toEqual({ of: 'table', slowly: false });
    expect(shotOf(null)).toEqual({ of: 'table', slowly: false });
  });

  it('comes slowly to a game that is about to begin', () => {
    expect(titleShot()).toEqual({ of: 'table', slowly: true });
  });

  it('knows whether the camera may stay where it is', () => {
    const shots: Shot[] = [
      titleShot(),
      shotOf(null),
      { of: 'column' },
      { of: 'regions', regions: [1], beside: [2] },
      { of: 'regions', regions: [1], beside: [3] },
      { of: 'regions', regions: [2], beside: [2] },
    ];
    for (const [a, one] of shots.entries())
      for (const [b, other] of shots.entries()) expect(isSameShot(one, { ...other })).toBe(a === b);
  });
});
