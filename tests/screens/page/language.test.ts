// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLanguage } from '../../../src/screens/open.tsx';
import { firstLanguage } from '../../../src/screens/page/wanted-language.ts';
import { speak, useLanguage } from '../../../src/ui/locale/language.ts';
import { defaultSettings, useSettings } from '../../../src/ui/look/settings.ts';
import { lost } from '../../support/pseudo-shelf.ts';

vi.mock('../../../src/ui/locale/languages.ts', async (original) => {
  const { pseudoShelf } = await import('../../support/pseudo-shelf.ts');
  return pseudoShelf(await original());
});

const browserAsks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const spoken = () => useLanguage.getState().id;
let end = (): void => undefined;

beforeEach(async () => {
  browserAsks('en');
  history.replaceState(null, '', '/');
  useSettings.setState(defaultSettings);
  lost.clear();
  await speak('en');
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe('the language of the page', () => {
  it('begins as the address says, else as it was chosen here, else as the browser asks', () => {
    browserAsks('it-IT', 'en');
    expect(firstLanguage()).toBe('it');
    useSettings.setState({ language: 'en' });
    expect(firstLanguage()).toBe('en');
    history.replaceState(null, '', '/?lang=pl');
    expect(firstLanguage()).toBe('pl');
    history.replaceState(null, '', '/?lang=xx');
    expect(firstLanguage()).toBe('en');
  });

  it('is kept when the address chose it, and follows the settings, which take it out of the address', async () => {
    history.replaceState(null, '', '/?probe&lang=pl');
    await speak(firstLanguage());
    end = followLanguage();
    expect(useSettings.getState().language).toBe('pl');
    expect(document.documentElement.lang).toBe('pl');
    const title = document.title;
    useSettings.setState({ language: 'en' });
    await vi.waitFor(() => expect(spoken()).toBe('en'));
    expect(location.search).toBe('?probe=');
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).not.toBe(title);
  });

  it('goes back to what the browser asks for', async () => {
    browserAsks('it');
    end = followLanguage();
    useSettings.setState({ language: 'pl' });
    await vi.waitFor(() => expect(spoken()).toBe('pl'));
    useSettings.setState({ language: 'system' });
    await vi.waitFor(() => expect(spoken()).toBe('it'));
  });

  it('is tried again when the network is back', async () => {
    end = followLanguage();
    lost.add('it/start');
    useSettings.setState({ language: 'it' });
    await vi.waitFor(() => expect(useLanguage.getState().missing).toBe('it'));
    expect(spoken()).toBe('en');
    lost.clear();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(spoken()).toBe('it'));
  });
});
