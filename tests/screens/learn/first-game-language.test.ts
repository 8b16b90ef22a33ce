import { describe, expect, it } from 'vitest';
import all from '../../../src/ui/locale/en/lesson.json';
import { type MessageKey, t } from '../../../src/ui/locale/index.ts';
import '../../../src/ui/locale/lesson.ts';
import { taught } from '../../../src/screens/learn/first-game/Lines.tsx';
import type { Step } from '../../../src/screens/learn/first-game/lesson.ts';
import { notes } from '../../../src/screens/learn/first-game/steps/notes.ts';
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

/** The steps in their order, and what is said of what has just happened. */
const isTaught = (step: Step) => taught.includes(step) || notes.includes(step);

/** Messages of the lesson that are no lines of a step. */
const steering = [
  /^lesson\.(at\.|die\.|keys\.|leave|next|progress|real|regions|repeat|resume|rule\.|skip|stay|unknown|wait|yours)/,
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

  it('explains again what it teaches by something to look at and by what it has not said, and repeats no sentence', () => {
    const { sayings } = obedient();
    const lines = new Map(sayings.filter(({ step }) => isTaught(step)).map(({ line }) => [line.key, line]));
    for (const [key, { again, figure }] of lines) {
      const other = messages[`${key}.other`];
      // The game in a minute, and a button that is all there is to press, are explained as they are.
      if (other === undefined) expect(['lesson.minute', 'lesson.end'], key).toContain(key);
      else expect(again ?? figure, key).toBeDefined();
      const sentences = (text = '') => text.split(/(?<=[.!?])\s/);
      expect(sentences(other).filter((one) => sentences(messages[key]).includes(one))).toEqual([]);
    }
    expect(Object.keys(lessonAgain).filter((key) => !claimed.includes(key.replace(/\.other$/, '')))).toEqual([]);
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

  it('teaches each thing when it first happens: where one may go on, who is at home, what a race does, what decline takes and leaves', () => {
    const { sayings } = obedient();
    const keys = sayings.map(({ line }) => line.key);
    const wanted = 'minute goal coins near tribe die choice attack trait saved only decline one both signs';
    for (const key of wanted.split(' ')) expect(keys, key).toContain(`lesson.${key}`);
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
