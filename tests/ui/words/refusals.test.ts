import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain, isDeployment, type Refusal } from '../../../src/rules/index.ts';
import { has } from '../../../src/ui/locale/index.ts';
import { refusalWords } from '../../../src/ui/words/refusal-words.ts';
import { farm } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';
import { codes, conquer, place, ratmen } from './refused.ts';

const naming = { board: 2, content: undefined, seats: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name })) } as const;

/** The codes that stand in the source of the rules. */
function codesOfTheRules(): string[] {
  const sources = readdirSync('src/rules', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join('src/rules', path), 'utf8'));
  return sources.flatMap((text) => [...text.matchAll(/\brefuse\(\s*[^,()]+,\s*'(\w+)'/g)].map(([, code = '']) => code));
}

describe('the words of a refusal', () => {
  it('exist for every refusal of the rules', () => {
    const inRules = new Set([...codesOfTheRules(), 'malformed']);
    expect(inRules.size).toBeGreaterThan(45);
    expect([...inRules].sort()).toEqual(Object.keys(codes).sort());
  });

  it.each(Object.entries(codes))(
    '%s: in words of its own, with the clause, and what would help',
    (code, { ask, says, helps }) => {
      const refusal = ask();
      if (!refusal) throw new Error('not refused');
      expect(refusal.code).toBe(code);
      expect(has(`refusal.${code}`)).toBe(true);
      const { text, remedy } = refusalWords(refusal, naming);
      expect(text).toMatch(says);
      if (typeof helps === 'string') expect(remedy).toBeNull();
      else expect(remedy).toMatch(helps);
      if (code !== 'malformed') expect(`${text} ${remedy ?? ''}`).not.toMatch(/[{}<>]|undefined|NaN|null/);
    },
  );

  it('name the seat that is to decide, if it is another', () => {
    const refusal: Refusal = { clause: null, code: 'othersDecide', facts: { seat: 1 }, remedy: null };
    expect(refusalWords(refusal, naming)).toEqual({ clause: null, text: 'Bo is playing now.', remedy: null });
  });

  const first: Readonly<Record<string, RegExp>> = {
    pickCombo: /pick a race/,
    readyTroops: /expand, or decline/,
    ghouls: /race in decline/,
    conquer: /end your conquests/,
    redeploy: /spread your tokens/,
    treaty: /peace/,
    stout: /decline now, or stay/,
    withdrawal: /withdrew/,
  };
  it.each(Object.entries(first))('say what comes first to a command that has no place in %s', (phase, says) => {
    const state = { ...stateOf(`board 2; round 4; turn 0 conquer; ${ratmen}`), phase } as ReturnType<typeof stateOf>;
    const command = isDeployment(state.phase) ? conquer(farm) : place(farm);
    const refusal = explain(state, command);
    expect(refusal?.code).toBe('notNow');
    expect(refusal && refusalWords(refusal, naming).remedy).toMatch(says);
  });
});
