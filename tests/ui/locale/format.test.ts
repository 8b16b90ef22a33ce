import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSpeaker, listOf, type Messages, nameOf, type WordFault } from '../../../src/ui/locale/index.ts';
import { parsed } from '../../../tools/site/catalogues.ts';
import { languages, messagesOf } from './messages.ts';

/** Messages as the built page has them. */
const builtOf = (messages: Readonly<Record<string, string>>, language: string): Messages =>
  JSON.parse(parsed(messages, language));

/** A speaker in the built page, and what it could not say. */
function speakerOf(messages: Messages, language = 'en') {
  const faults: WordFault[] = [];
  return { speaker: createSpeaker(language, messages, (fault) => faults.push(fault)), faults };
}

const built = new Map(languages.map((language) => [language, builtOf(messagesOf(language), language)]));
const parser = Reflect.get(IntlMessageFormat, '__parse');

/** The built page has no parser. */
beforeAll(() => {
  Reflect.set(IntlMessageFormat, '__parse', () => {
    throw new Error('uncompiled message without parser');
  });
});
afterAll(() => void Reflect.set(IntlMessageFormat, '__parse', parser));

describe('in the built page, which has no parser', () => {
  it.each(languages)('says every message in parts as in words (%s)', (language) => {
    const { speaker, faults } = speakerOf(built.get(language) ?? {}, language);
    const args = new Proxy<Record<string, number>>({}, { get: () => 1, has: () => true });
    for (const key of Object.keys(messagesOf(language))) {
      if (!speaker.has(key)) throw new Error(key);
      expect(speaker.parts<string>(key, args, { at: (inside) => inside.join('') }).join(''), key).toBe(
        speaker.t(key, args),
      );
    }
    expect(faults).toEqual([]);
  });

  it('tells that badges were shuffled anew, a line of the log with nothing to put in', () => {
    const { speaker, faults } = speakerOf(built.get('pl') ?? {}, 'pl');
    expect(speaker.parts('log.badgesReshuffled', {}, {})).toEqual([messagesOf('pl')['log.badgesReshuffled']]);
    expect(faults).toEqual([]);
  });
});

describe('a message that cannot be said', () => {
  const bad = {
    'action.log': 'Log {',
    'ribbon.round': builtOf({ a: 'Round {round, date}' }, 'en').a ?? '',
    'log.raceLeft': builtOf({ a: '<b>{race}</b> left' }, 'en').a ?? '',
  };
  const english = builtOf(
    {
      'ribbon.round': 'Round {round} of {rounds}',
      'action.log': 'Log',
      'log.raceLeft': '{race} left.',
      'race.elves': 'Elves',
    },
    'en',
  );

  it.each([
    ['is missing', 'action.end', {}],
    ['was never parsed', 'action.log', {}],
    ['can do nothing with its argument', 'ribbon.round', { round: 'two' }],
    ['lacks an argument', 'ribbon.round', {}],
    ['has a tag that nobody knows', 'log.raceLeft', { race: nameOf('race.orcs', 'orcs') }],
  ] as const)('is shown as its key, and reported once, if it %s', (_, key, args) => {
    const { speaker, faults } = speakerOf(bad);
    for (let time = 0; time < 3; time++) {
      expect(speaker.t(key as 'action.log', args)).toBe(key);
      expect(speaker.parts(key as 'action.log', args, {})).toEqual([key]);
    }
    expect(faults.map((fault) => fault.key)).toEqual([key]);
  });

  it('is said in English where English has it, with the same arguments', () => {
    const { speaker, faults } = speakerOf(bad, 'pl');
    speaker.lend(english);
    expect(speaker.t('ribbon.round', { round: 'two', rounds: 10 })).toBe('Round two of 10');
    expect(speaker.t('action.log')).toBe('Log');
    expect(faults).toMatchObject([{ key: 'ribbon.round', locale: 'pl' }, { key: 'action.log' }]);
  });

  it('is said in the English that was spoken before', () => {
    const { speaker } = speakerOf({ 'action.log': 'Log' });
    speaker.become('pl', {});
    expect(speaker.t('action.log')).toBe('Log');
  });

  it('does not take the sentence with it that it is a name in, nor a list', () => {
    const { speaker, faults } = speakerOf({
      ...english,
      'race.orcs': '{form, select',
    });
    const orcs = nameOf('race.orcs', 'orcs');
    expect(speaker.t('log.raceLeft', { race: orcs })).toBe('race.orcs left.');
    expect(speaker.t('log.raceLeft', { race: listOf([orcs, nameOf('race.elves', 'elves')]) })).toBe(
      'race.orcs, Elves left.',
    );
    expect(faults.map(({ key }) => key)).toEqual(['race.orcs']);
  });

  it('is told on the console where nobody else handles it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(createSpeaker('en', {}).t('action.log')).toBe('action.log');
    expect(error.mock.calls).toEqual([[expect.stringContaining('action.log')]]);
    error.mockRestore();
  });
});
