import { afterAll, describe, expect, it } from 'vitest';
import { speaker } from '../../../src/ui/locale/index.ts';
import { refusalWords } from '../../../src/ui/words/refusal-words.ts';
import { languages, messagesOf } from '../locale/messages.ts';
import { codes } from './refused.ts';

const naming = { board: 2, content: undefined, seats: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name })) } as const;

/** Every refusal and what would help, in a language, as players read them. */
function refusalsIn(language: string): readonly string[] {
  speaker.become(language, messagesOf(language));
  return Object.entries(codes).flatMap(([code, { ask }]) => {
    const refusal = ask();
    if (!refusal) return [`${code}: not refused`];
    const { text, remedy } = refusalWords(refusal, naming);
    return [`${code}: ${text}`, ...(remedy === null ? [] : [`${code}: ${remedy}`])];
  });
}

describe.each(languages)('a refusal in %s', (language) => {
  afterAll(() => speaker.become('en', messagesOf('en')));

  it('takes its facts as they come: a price may be a whole receipt, and is no number to choose words by', () => {
    const said = refusalsIn(language);
    expect(said.length).toBeGreaterThan(Object.keys(codes).length);
    expect(said.filter((line) => /[{}<>]|NaN|undefined|\bnull\b|not refused/.test(line))).toEqual([]);
    const price = said.find((line) => line.startsWith('tooFewTokens')) ?? '';
    expect(price).toMatch(/5: 2 \+ 1 .+ \+ 2 .+/);
  });
});
