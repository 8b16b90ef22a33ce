import { describe, expect, it } from 'vitest';
import { regionDetail, regionSentence } from '../../src/hud/board/region-status.ts';
import { legal, type Phase, view } from '../../src/rules/index.ts';
import { gameIn } from '../browser/games.ts';

function game(phase: Phase) {
  const { state } = gameIn(phase);
  const seen = view(state, state.seat);
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const setup = { players: 2, seats: [], options: { curtain: false } };
  return { view: seen, naming: { board: state.board, seats }, legal: legal(seen), phase, stage: null, setup };
}

describe('a region’s control', () => {
  it('CON-1 tells what the region takes, item by item, also where it may not be taken', () => {
    const now = game('conquer');
    const details = now.view.regions.map((_, region) => regionDetail(now, region) ?? '');
    const inside = now.view.regions.findIndex((_, region) => regionSentence(now, region).includes('Not now'));
    expect(inside).toBeGreaterThanOrEqual(0);
    expect(details[inside]).toMatch(/Needs \d+.* In hand: \d+\.$/);
    expect(details.some((words) => /Needs \d+: 2 \+ .* \d/.test(words))).toBe(true);
  });

  it('says why nothing can be done where its sentence does not', () => {
    const now = game('pickCombo');
    expect(regionSentence(now, 0)).toContain('Nothing to do here');
    expect(regionDetail(now, 0)).toBeTruthy();
    const others = { ...now, view: { ...now.view, viewer: 1 - now.view.seat }, legal: [] };
    expect(regionDetail(others, 0)).toContain('is playing');
  });
});
