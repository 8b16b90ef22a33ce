import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchNow } from '../../../src/ui/lazy/fetch-now.ts';
import { lazyValue, retryMissing, useMissing } from '../../../src/ui/lazy/lazy-value.ts';
import { has, speaker, t } from '../../../src/ui/locale/index.ts';
import { clauseTexts, need, speak, useLanguage } from '../../../src/ui/locale/language.ts';
import { endRefusing } from '../../support/english.ts';
import { fetched, lost } from '../../support/pseudo-shelf.ts';

vi.mock('../../../src/ui/locale/languages.ts', async (original) => {
  const { pseudoShelf } = await import('../../support/pseudo-shelf.ts');
  return pseudoShelf(await original());
});

const plan = { en: 'Plan view', pl: 'Płăńłăń vîęwęw' };
const bound = { en: 'Log', pl: 'Łógg' };

beforeEach(async () => {
  lost.clear();
  await speak('en');
  fetched.length = 0;
});

describe('the language that is spoken', () => {
  it('changes at once, with every word that is in use', async () => {
    await need('hud');
    expect(t('settings.speed.1')).toBe('Normal');
    const change = speak('pl');
    expect(t('action.log')).toBe(bound.en);
    expect(await change).toBe(true);
    expect(t('action.log')).toBe(bound.pl);
    expect(t('settings.speed.1')).not.toBe('Normal');
    expect(speaker.locale).toBe('pl');
    expect(useLanguage.getState()).toEqual({ id: 'pl', missing: null });
  });

  it('is fetched alone: English is not fetched first, and no file before somebody needs it', async () => {
    await speak('pl');
    expect(fetched.every((file) => file.startsWith('pl/'))).toBe(true);
    expect(fetched).not.toContain('pl/showcase');
    await need('showcase');
    expect(fetched).toContain('pl/showcase');
    expect(fetched.some((file) => file.startsWith('en/'))).toBe(false);
  });

  it('stays when another one cannot be fetched, and says which is missing', async () => {
    lost.add('pl/start');
    expect(await speak('pl')).toBe(false);
    expect(t('action.log')).toBe(bound.en);
    expect(useLanguage.getState()).toEqual({ id: 'en', missing: 'pl' });
    lost.clear();
    expect(await speak('pl')).toBe(true);
    expect(useLanguage.getState()).toEqual({ id: 'pl', missing: null });
  });

  it('speaks English where words that come later cannot be fetched, and waits where those cannot either, until they can', async () => {
    await speak('pl');
    lost.add('pl/reference');
    await need('reference');
    expect(t('settled.CON-1')).toMatch(/^Here, tokens/);
    expect(useLanguage.getState()).toEqual({ id: 'pl', missing: 'pl' });
    lost.add('pl/lesson').add('en/lesson');
    const learned = vi.fn();
    const words = need('lesson').then(learned);
    await vi.waitFor(() => expect(useMissing.getState().all).toHaveLength(1));
    expect(learned).not.toHaveBeenCalled();
    lost.clear();
    retryMissing();
    await words;
    expect(has('lesson.goal')).toBe(true);
    expect(useMissing.getState().all).toEqual([]);
  });

  it('is the last one that was asked for, whichever comes first', async () => {
    const [first, second] = [speak('pl'), speak('it')];
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(useLanguage.getState().id).toBe('it');
  });

  it('has words in it that were asked for while it changed', async () => {
    const change = speak('pl');
    const words = need('tips');
    await Promise.all([change, words]);
    expect(t('coach.state.stuck')).toMatch(/[ăęł]/);
  });

  it('has its long texts too, else the English ones', async () => {
    await speak('pl');
    expect((await clauseTexts())['SET-1']).toMatch(/[ăęł]/);
    lost.add('pl/clauses');
    expect((await clauseTexts())['SET-1']).toMatch(/^Two to five/);
  });

  it('may come with first words that are on their way already', async () => {
    await speak('pl', Promise.resolve({ 'action.log': 'Dziennik' }));
    expect(t('action.log')).toBe('Dziennik');
    expect(fetched).not.toContain('pl/start');
  });
});

describe('a word that is missing in the language that is spoken', () => {
  it('is said in English once that could be fetched, and the page is told to draw anew', async () => {
    endRefusing();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await speak('pl');
    await need('puzzles');
    speaker.become('pl', { 'action.log': 'Dziennik' });
    const redrawn = new Promise((done) => useLanguage.subscribe(done));
    expect(t('puzzle.forget')).toBe('puzzle.forget');
    await redrawn;
    expect(t('puzzle.forget')).toBe('Forget what was solved');
    expect(t('action.log')).toBe('Dziennik');
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});

it('the pseudo-language is longer by 40 %, with accents', () => {
  expect(plan.pl.length).toBeGreaterThanOrEqual(Math.floor(plan.en.length * 1.3));
});

describe('what is fetched', () => {
  it('comes once the words that its modules need are there', async () => {
    const tell = vi.spyOn(console, 'error').mockReturnValue();
    expect(t('make.delete')).not.toBe('Delete');
    tell.mockRestore();
    const asks = async () => {
      void need('workshop');
      return 'a part';
    };
    expect(await lazyValue(asks).promise()).toBe('a part');
    expect(t('make.delete')).toBe('Delete');
    expect(await fetchNow(asks)).toBe('a part');
  });
});
