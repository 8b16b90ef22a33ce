import { describe, expect, it } from 'vitest';
import { defaultSettings, prefersReducedMotion, readSettings } from '../../src/look/settings.ts';

describe('settings out of storage', () => {
  it('are taken where they make sense, and default where they do not', () => {
    expect(
      readSettings({ speed: 4, quality: 'tremendous', reducedMotion: 'on', curtain: 'no', effects: 1, room: 7 }),
    ).toEqual({
      ...defaultSettings,
      speed: 4,
      reducedMotion: 'on',
      effects: 1,
    });
  });

  it('default when what was found is no object at all', () => {
    expect(readSettings('rubbish')).toEqual(defaultSettings);
    expect(readSettings(null)).toEqual(defaultSettings);
  });
});

describe('reduced motion', () => {
  it('follows the choice before the browser', () => {
    expect(prefersReducedMotion('on')).toBe(true);
    expect(prefersReducedMotion('off')).toBe(false);
    expect(prefersReducedMotion('system')).toBe(false);
  });
});
