import { describe, expect, it } from 'vitest';
import all from '../../../src/ui/locale/en/lesson.json';
import { type MessageKey, t } from '../../../src/ui/locale/index.ts';
import '../../../src/ui/locale/lesson.ts';
import { obedient } from './first-game-play.ts';
import { claimed } from './first-game-truth.ts';
import { forbidden, gameWordsIn, introduces, unmet, wordsOf } from './first-game-words.ts';
import { longestSentence } from './sentences.ts';

/** The messages of the lesson: its lines, the same in other words, and the questions at its end. */
const messages: Readonly<Record<string, string>> = all;
const only = (isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => isWanted(key)));
const isQuestion = (key: string) => key.startsWith('lesson.ask.');
const lessonQuestions = only(isQuestion);
const lessonAgain = only((key) => !isQuestion(key) && key.endsWith('.other'));
const lesson = only((key) => !isQuestion(key) && !key.endsWith('.other'));

/** Arguments for a message, every number being this one. */
const argsFor = (key: MessageKey, many: number) =>
  Object.fromEntries(
    [...(messages[key]?.matchAll(/\{(\w+)/g) ?? [])].map(([, name = '']) => [
      name,
      name === 'rival' ? 'Bramble' : many,
    ]),
  );

const order = (key: string) => Object.keys(lessonAgain).indexOf(key);

/** Messages of the lesson that are no lines of a step. */
const steering = [
  /^lesson\.(at\.|die\.|keys\.|leave|next|real|repeat|resume|rule\.|skip|unknown|wait|yours)/,
  /^lesson\.(won|shared|beaten|scores|learned|when)$/,
];

describe('the language of the first game', () => {
  it('has sentences of a dozen words at most, and every line is held against the rules', () => {
    expect(
      Object.keys(lesson).filter((key) => !claimed.includes(key) && !steering.some((one) => one.test(key))),
    ).toEqual([]);
    for (const key of [...Object.keys(lesson), ...Object.keys(lessonAgain)] as MessageKey[]) {
      for (const many of [0, 1, 12]) {
        const words = t(key, argsFor(key, many));
        expect(longestSentence(words), words).toBeLessThanOrEqual(12);
      }
    }
  });

  it('says every line again in other words, which need nothing that the first ones do not know', () => {
    const names = (key: string) => [...(messages[key] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(lessonAgain)).toEqual(
      claimed.map((key) => `${key}.other`).toSorted((a, b) => order(a) - order(b)),
    );
    for (const key of claimed) {
      expect(messages[`${key}.other`], key).not.toBe(messages[key]);
      expect(
        names(`${key}.other`).filter((name) => !names(key).includes(name)),
        key,
      ).toEqual([]);
    }
  });

  it('shows no clause codes, and no word of the rulebook that a learner never meets', () => {
    for (const [key, words] of Object.entries(messages)) {
      expect(words, key).not.toMatch(/\b[A-Z]{3}-\d/);
      expect(words, key).not.toMatch(forbidden);
    }
  });

  it('uses no game word before the line that introduces it', () => {
    const { sayings } = obedient();
    const heard = new Set<string>();
    for (const saying of sayings) {
      expect(unmet(saying, heard), wordsOf(saying)).toEqual([]);
      heard.add(saying.line.key);
    }
    // The questions may use all that was introduced, and nothing else.
    const unknown = Object.entries(lessonQuestions).flatMap(([key, words]) =>
      gameWordsIn(words)
        .filter((word) => ![...heard].some((said) => introduces(said, word)))
        .map((word) => `${key} ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  it('teaches when a race may decline and what stays, one at a time, what signs do, the die, and where the coins are', () => {
    const { sayings } = obedient();
    const keys = sayings.map(({ line }) => line.key);
    for (const key of ['choice', 'only', 'decline', 'one', 'signs', 'die', 'coins'])
      expect(keys, key).toContain(`lesson.${key}`);
    expect(sayings.find(({ line }) => line.key === 'lesson.die')?.line.figure).toMatchObject({ of: 'die' });
    expect(sayings.find(({ line }) => line.key === 'lesson.signs')?.line.figure).toEqual({
      of: 'signs',
      signs: ['magic', 'mine', 'cavern'],
    });
  });

  it('tells what the opponent is doing while it plays', () => {
    const { sayings } = obedient();
    const watched = new Set(sayings.map(({ line }) => line.key).filter((key) => key.startsWith('lesson.watch')));
    for (const key of ['ready', 'take']) expect(watched, key).toContain(`lesson.watch.${key}`);
  });
});
