import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../../../src/rules/positions/index.ts';

const document = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
/** Every example with what is said to be wrong with it, or null. */
const examples = [...document.matchAll(/```position\n(.*?)```(?:\n\n```faults\n(.*?)```)?/gs)].map(
  ([, text = '', faults]) => ({ text, faults: faults?.trimEnd() ?? null }),
);

describe('docs/positions.md', () => {
  it('has examples of both kinds', () => {
    expect(examples.filter(({ faults }) => faults === null).length).toBeGreaterThanOrEqual(5);
    expect(examples.filter(({ faults }) => faults !== null).length).toBeGreaterThanOrEqual(3);
  });

  for (const { text, faults } of examples) {
    it(`${text.split('\n')[0]} … is read as it says`, () => {
      const reading = readPosition(text);
      if (reading.ok) {
        expect(faults).toBeNull();
        expect(readPosition(writePosition(reading.state))).toEqual(reading);
      } else {
        const said = reading.faults.map(({ line, column, clause, message }) =>
          [`${line}:${column}`, ...(clause === null ? [] : [clause]), message].join(' '),
        );
        expect(said.join('\n')).toBe(faults);
      }
    });
  }
});
