import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { there } from '../../tools/house/there.mjs';

describe('lists that say what becomes of some files', () => {
  it('fail where they name what is not there', () => {
    expect(there(['src/main.tsx', 'src/rules/'])).toEqual(['src/main.tsx', 'src/rules/']);
    expect(() => there(['src/main.tsx', 'src/moved.ts'])).toThrow('src/moved.ts');
  });

  it('name what is there, of the rules that are broken on purpose as well', () => {
    const { mutate, ignorePatterns }: Record<'mutate' | 'ignorePatterns', readonly string[]> = JSON.parse(
      readFileSync(new URL('../../tools/mutants/stryker.json', import.meta.url), 'utf8'),
    );
    const named = [...mutate, ...ignorePatterns].map((pattern) => pattern.replace(/\*.*$/, ''));
    expect(there(named.filter((path) => path.includes('/')))).not.toEqual([]);
  });
});
