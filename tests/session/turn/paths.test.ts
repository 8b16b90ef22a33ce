import { describe, expect, it } from 'vitest';
import { explain, view } from '../../../src/rules/index.ts';
import { activityOf, partOf, type StageName, type TableSnapshot } from '../../../src/session/turn/index.ts';
import { chartPaths, positions, truthBehind } from '../../support/chart-paths.ts';

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
      reached.add(partOf(snapshot));
      agree(snapshot);
    }
  });

  it('reach every phase on the paths of the chart', () => {
    expect(phases.filter((phase) => !reached.has(phase))).toEqual([]);
  });

  it.each(positions)(
    'agree where the table answers late, twice, with old news or not at all: $about',
    ({ game: begin }) => {
      const paths = chartPaths(begin, 'unreliable');
      const met = new Set<string | null>();
      for (const snapshot of new Set(paths.flat())) {
        met.add(activityOf(snapshot));
        agree(snapshot);
      }
      expect(met).toContain('pausing');
      // However often it was silent: what is known is told, and asked for is what the player asked for.
      const silent = paths.flat().filter(({ context }) => context.isSilent);
      expect(silent.length).toBeGreaterThan(0);
      for (const snapshot of silent)
        expect(['opening', 'sending', 'looking', 'pausing', 'seating']).toContain(
          activityOf(snapshot) ?? snapshot.value,
        );
    },
  );
});

/** The chart stands where the game does, and offers what the rules allow, no more. */
function agree(snapshot: TableSnapshot): void {
  const { stages, legal, viewer, present } = snapshot.context;
  const game = truthBehind(snapshot);
  if (!game || !present) return;
  if (activityOf(snapshot) === 'waiting') {
    expect(partOf(snapshot)).toBe(game.phase);
    expect(stages).toEqual([]);
    expect(game.seat).toBe(viewer);
    expect(present).toEqual(view(game, viewer));
  }
  for (const command of legal) expect(explain(game, command)).toBeNull();
}
