import { describe, expect, it } from 'vitest';
import { defaultSettings, opponentDelayOf, prefersReducedMotion, readSettings } from '../../src/look/settings.ts';

describe('settings out of storage', () => {
  it('are taken where they make sense, and default where they do not', () => {
    expect(
      readSettings({
        threats: false,
        forecast: 'off',
        speed: 4,
        quality: 'tremendous',
        reducedMotion: 'on',
        curtain: 'no',
        effects: 1,
        room: 7,
      }),
    ).toEqual({
      ...defaultSettings,
      threats: false,
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

describe('the pause before an opponent’s step', () => {
  const usual = { pace: 'moment', speed: 1, reducedMotion: 'off' } as const;

  it('follows the speed of the pieces, and is none where they move at once or none is liked', () => {
    const whole = opponentDelayOf(usual);
    expect(whole).toBeGreaterThan(300);
    expect(opponentDelayOf({ ...usual, speed: 4 })).toBe(whole / 4);
    expect(opponentDelayOf({ ...usual, pace: 'long' })).toBeGreaterThan(2 * whole);
    expect(opponentDelayOf({ ...usual, speed: 'instant' })).toBe(0);
    expect(opponentDelayOf({ ...usual, pace: 'none' })).toBe(0);
  });

  it('is longer where nothing moves', () => {
    expect(opponentDelayOf({ ...usual, reducedMotion: 'on' })).toBeGreaterThan(opponentDelayOf(usual));
  });
});
