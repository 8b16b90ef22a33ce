import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sentences, speaker } from '../../../src/ui/locale/index.ts';
import { speak } from '../../../src/ui/locale/language.ts';
import { playerName } from '../../../src/ui/locale/players.ts';
import { messagesOf } from './messages.ts';

afterEach(async () => void (await speak('en')));
// Speaking again brings only what a page has asked for so far: others need all words.
afterAll(() => speaker.become('en', messagesOf('en')));

describe('the name of a player', () => {
  it('is the one that was given, in every language', async () => {
    for (const language of ['en', 'pl', 'bg'] as const) {
      await speak(language);
      expect(playerName(1, { name: 'Bo', control: {} })).toBe('Bo');
    }
  });

  it('stands in the language that is spoken where none was given, for people and for opponents', async () => {
    const names = () => [playerName(0, { name: '', control: 'human' }), playerName(1, { name: '', control: {} })];
    await speak('en');
    expect(names()).toEqual(['Player 1', 'Bramble']);
    await speak('pl');
    expect(names()).toEqual(['Gracz 1', 'Jeżyna']);
    await speak('bg');
    expect(names()).toEqual(['Играч 1', 'Къпина']);
  });

  it('is that of a person where nobody sits', async () => {
    await speak('it');
    expect(playerName(3, undefined)).toBe('Giocatore 4');
  });
});

describe('sentences one after the other', () => {
  it('leave out what is missing', async () => {
    await speak('ro');
    expect(sentences('Nu se poate.', null, 'Alege alta.', undefined, '', 'Gata.')).toBe(
      'Nu se poate. Alege alta. Gata.',
    );
    expect(sentences(null, 'Gata.')).toBe('Gata.');
    expect(sentences(null)).toBe('');
  });
});
