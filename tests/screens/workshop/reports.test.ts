// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { refuse } from '../../../src/rules/refusal.ts';
import { badWords, tokensWords } from '../../../src/screens/workshop/fair/FairSection.tsx';
import { canGoOn, freshReport, told } from '../../../src/screens/workshop/fair/report.ts';
import { isAbout, keepReports, keptReports } from '../../../src/screens/workshop/fair/report-run.ts';
import { made } from './support.ts';

const outcome = { coins: 9, turns: 3, lead: 2, win: 1 };
const name = 'small-world-table.reports';

beforeEach(() => localStorage.clear());

/** A report whose first round of twenty combos has been played. */
function aRound() {
  let report = freshReport(made('race', [], { borrows: 'orcs' }), 4);
  report = told(report, { stage: 'trying', done: 20, of: 20 });
  for (let done = 1; done <= 23; done++) report = told(report, { stage: 'playing', done, of: 80, outcome });
  return report;
}

it('a report outlives its page by what its games came to: it has stopped, and can be gone on with', () => {
  const report = aRound();
  keepReports({ [report.creation.id]: report });
  const kept = keptReports()[report.creation.id];
  expect(kept).toMatchObject({ state: 'stopped', stage: 'playing', gamesEach: 4, played: { tried: 20 } });
  expect(kept?.played.outcomes).toHaveLength(23);
  // Fair only where every combo has been played equally often.
  expect(kept?.balance?.games).toBe(20);
  expect(kept && canGoOn(kept)).toBe(true);
  expect(kept && isAbout(kept, { ...report.creation, names: { en: 'Others' } })).toBe(true);
  expect(kept && isAbout(kept, { ...report.creation, tokens: 7 })).toBe(false);
});

it.each([
  '{',
  '7',
  '[{}]',
  '[{"creation":{"kind":"race","id":"a"},"gamesEach":4,"played":{"tried":1,"outcomes":[{"coins":"9"}],"leads":[]}}]',
  '[{"creation":{"kind":"race","id":"a"},"gamesEach":-1,"played":{"tried":1,"outcomes":[],"leads":[]}}]',
])('what is no report is played anew: %s', (text) => {
  localStorage.setItem(name, text);
  expect(keptReports()).toEqual({});
});

it('OWN-3 a combo that cannot be played is named with the reason in words, and nothing of it is kept', () => {
  const bad = {
    race: 'trolls',
    power: 'hill',
    players: 3,
    why: 'boxEmpty',
    refusal: refuse('OWN-1', 'lenderTooSmall', { race: 'dwarves', supply: 8, tokens: 9 }),
  };
  expect(badWords({}, bad)).toBe(
    'Hill Trolls cannot be played with 3 players. Dwarves have 8 tokens to lend, fewer than 9.',
  );
  expect(badWords({}, { ...bad, why: 'endless', refusal: null })).toContain('does not come to an end');
  expect(badWords({}, { ...bad, why: 'of undefined', refusal: null })).toContain('of undefined');
  const report = { ...aRound(), bad: [bad] };
  expect(canGoOn({ ...report, state: 'stopped' })).toBe(false);
  keepReports({ [report.creation.id]: report });
  expect(keptReports()).toEqual({});
});

it('says with how many tokens it would be average, within what is allowed, or that no number does', () => {
  const tokens = (mean: number) => ({ id: 'a', most: 10, tokens: { mean, low: mean - 4, high: mean + 8 } });
  expect(tokensWords(tokens(4.6), 5)).toBe(
    'Average with about 4.6 tokens (95 %: 0.6 to 10.0). It has 5; at most 10 are allowed.',
  );
  expect(tokensWords(tokens(12), 5)).toContain('weaker than average');
  expect(tokensWords(tokens(-2), 5)).toContain('stronger than average');
  expect(tokensWords({ id: 'a', most: 10, tokens: null }, 5)).toContain('do not say');
});
