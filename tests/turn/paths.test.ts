import { describe, expect, it } from 'vitest';
import { explain } from '../../src/rules/index.ts';
import { phaseOf, type StageName } from '../../src/turn/index.ts';
import { chartPaths, positions } from '../support/chart-paths.ts';

const phases: StageName[] = [
  'pickCombo',
  'readyTroops',
  'ghouls',
  'conquer',
  'finalRoll',
  'redeploy',
  'treaty',
  'score',
  'stout',
  'withdrawal',
  'decline',
  'handOver',
  'gameOver',
];

describe('chart and kernel', () => {
  const reached = new Set<StageName | 'setUp'>();

  it.each(positions)('agree about the phase on every path: $about', ({ game: begin }) => {
    const paths = chartPaths(begin);
    expect(paths.length).toBeGreaterThan(100);
    for (const snapshot of new Set(paths.flat())) {
      const { game, stages, legal, viewer } = snapshot.context;
      reached.add(phaseOf(snapshot));
      if (!game) continue;
      const waits =
        snapshot.value !== 'setUp' &&
        typeof snapshot.value.playing !== 'string' &&
        Object.values(snapshot.value.playing)[0] === 'waiting';
      if (waits) {
        expect(phaseOf(snapshot)).toBe(game.phase);
        expect(stages).toEqual([]);
        expect(game.seat).toBe(viewer);
      }
      for (const command of legal) expect(explain(game, command)).toBeNull();
    }
  });

  it('reach every phase', () => {
    expect(phases.filter((phase) => !reached.has(phase))).toEqual([]);
  });
});
