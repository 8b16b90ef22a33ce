import { describe, expect, it } from 'vitest';
import {
  coachChoices,
  contrastChoices,
  defaultSettings,
  motionChoices,
  opponentDelayOf,
  paces,
  prefersReducedMotion,
  qualityChoices,
  readSettings,
  type Settings,
  showRateOf,
  speeds,
  tellChoices,
} from '../../../src/ui/look/settings.ts';

/** Values of one setting that are kept, and some that are not. */
interface Samples {
  readonly fit: readonly unknown[];
  readonly unfit: readonly unknown[];
}

const never = [undefined, null, Number.NaN, [], 'tremendous'];
const choice = (fit: readonly unknown[]): Samples => ({ fit, unfit: [...never, 7, true] });
const flag: Samples = { fit: [true, false], unfit: [...never, 0, 'no'] };
const volume: Samples = { fit: [0, 0.25, 1], unfit: [...never, -0.1, 1.1, '1'] };

const samples: Readonly<Record<keyof Settings, Samples>> = {
  language: { fit: ['system', 'pl'], unfit: [undefined, null, 7, [], true] },
  speed: choice(speeds),
  pace: choice(paces),
  reducedMotion: choice(motionChoices),
  contrast: choice(contrastChoices),
  quality: choice(qualityChoices),
  coach: choice(coachChoices),
  tell: choice(tellChoices),
  shortcuts: flag,
  keys: { fit: [{}, { log: 'x' }, { log: '' }], unfit: [undefined, null, 7, 'x', { log: 'xy' }, { log: 1 }] },
  numbers: flag,
  threats: flag,
  forecast: flag,
  tally: flag,
  ownCoins: flag,
  recap: flag,
  talk: flag,
  curtain: flag,
  sound: flag,
  vibration: flag,
  effects: volume,
  ambience: volume,
};

describe('settings out of storage', () => {
  it.each(Object.entries(samples))(
    '%s is kept where it makes sense, else it is the default, and no other changes',
    (name, { fit, unfit }) => {
      for (const value of fit) expect(readSettings({ [name]: value })).toEqual({ ...defaultSettings, [name]: value });
      for (const value of unfit) expect(readSettings({ [name]: value }), String(value)).toEqual(defaultSettings);
    },
  );

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

describe('how fast pieces move', () => {
  it('is faster in others’ turns than in one’s own, but not for who likes their pauses long', () => {
    const usual = { pace: 'moment', speed: 2 } as const;
    expect(showRateOf(usual, false)).toBe(2);
    expect(showRateOf(usual, true)).toBeGreaterThan(2);
    expect(showRateOf({ ...usual, pace: 'long' }, true)).toBe(2);
    for (const isOthers of [false, true])
      expect(showRateOf({ ...usual, speed: 'instant' }, isOthers)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the pause before an opponent’s step', () => {
  const usual = { pace: 'moment', speed: 1, reducedMotion: 'off' } as const;

  it('follows the speed of the pieces, and is none where they move at once or none is liked', () => {
    const whole = opponentDelayOf(usual, false);
    expect(whole).toBeGreaterThan(300);
    expect(opponentDelayOf({ ...usual, speed: 4 }, false)).toBe(whole / 4);
    expect(opponentDelayOf({ ...usual, pace: 'long' }, false)).toBeGreaterThan(2 * whole);
    expect(opponentDelayOf({ ...usual, speed: 'instant' }, false)).toBe(0);
    expect(opponentDelayOf({ ...usual, pace: 'none' }, false)).toBe(0);
  });

  it('is shorter within a turn, but not for who likes it long or sees nothing move', () => {
    expect(opponentDelayOf(usual, true)).toBeLessThan(opponentDelayOf(usual, false) / 2);
    for (const slow of [
      { ...usual, pace: 'long' },
      { ...usual, reducedMotion: 'on' },
    ] as const)
      expect(opponentDelayOf(slow, true)).toBe(opponentDelayOf(slow, false));
  });

  it('is longer where nothing moves', () => {
    expect(opponentDelayOf({ ...usual, reducedMotion: 'on' }, false)).toBeGreaterThan(opponentDelayOf(usual, false));
  });
});
