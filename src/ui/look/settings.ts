import { matches, mediaQueries } from '../platform/media-queries.ts';
import { entries, fields, flag, isObject, number, oneOf, type Reader, text } from '../storage/reader.ts';
import { keptState } from '../storage/stored.ts';
import { languageOf, settingsName } from './kept-language.ts';

/** How fast the table shows what happened; `instant` shows only the outcome. */
export type Speed = 1 | 2 | 4 | 'instant';
export const speeds: readonly Speed[] = [1, 2, 4, 'instant'];

/** How long the table waits before an opponent's step: not at all, for a moment, or long enough to think about it. */
export type Pace = 'none' | 'moment' | 'long';
export const paces: readonly Pace[] = ['none', 'moment', 'long'];

/** `system` follows the browser (`prefers-reduced-motion`). */
type MotionChoice = 'system' | 'on' | 'off';
export const motionChoices: readonly MotionChoice[] = ['system', 'on', 'off'];

/** Higher contrast: as the browser prefers (`prefers-contrast`, `forced-colors`), always, or never. */
type ContrastChoice = 'system' | 'more' | 'normal';
export const contrastChoices: readonly ContrastChoice[] = ['system', 'more', 'normal'];

/** `auto` measures the machine. */
export type QualityChoice = 'auto' | 'low' | 'medium' | 'high';
export const qualityChoices: readonly QualityChoice[] = ['auto', 'low', 'medium', 'high'];

/** How much the coach says: everything met for the first time, only what bites at once, or nothing. */
export type CoachChoice = 'all' | 'little' | 'none';
export const coachChoices: readonly CoachChoice[] = ['all', 'little', 'none'];

/** How much is announced to assistive technology: every step, only turns and their pay, or nothing. */
export type TellChoice = 'all' | 'turns' | 'none';
export const tellChoices: readonly TellChoice[] = ['all', 'turns', 'none'];

interface Setting<Value> {
  readonly usual: Value;
  readonly read: Reader<Value>;
}

const setting = <Value>(usual: Value, read: Reader<Value>): Setting<Value> => ({ usual, read });

const mostKeys = 100;

const loudness = number(0, 1);

/** Each with what it is at first, and how it is read from storage. */
const known = {
  /** The id of a language, or `system` for the browser's preference; the locale code checks whether the id exists. */
  language: setting('system', languageOf),
  speed: setting<Speed>(1, oneOf(speeds)),
  pace: setting<Pace>('moment', oneOf(paces)),
  reducedMotion: setting<MotionChoice>('system', oneOf(motionChoices)),
  contrast: setting<ContrastChoice>('system', oneOf(contrastChoices)),
  quality: setting<QualityChoice>('auto', oneOf(qualityChoices)),
  coach: setting<CoachChoice>('all', oneOf(coachChoices)),
  tell: setting<TellChoice>('all', oneOf(tellChoices)),
  /** Do single keys work away from the board? (WCAG 2.1.4) */
  shortcuts: setting(true, flag),
  /** Changed keys, by shortcut: one letter or sign, or '' for no key. */
  keys: setting<Readonly<Record<string, string>>>({}, entries(/^/, text(/^.?$/u), mostKeys)),
  /** A number at every stack, of one token as well. */
  numbers: setting(false, flag),
  /** Aids: who could take which region next turn; what expanding and declining would lead to. */
  threats: setting(true, flag),
  forecast: setting(true, flag),
  /** Everybody's coins, counted from what is seen at the table, though the game hides them (SCO-3). */
  tally: setting(false, flag),
  ownCoins: setting(true, flag),
  /** Opponents' turns are summed up, until the person acts. */
  recap: setting(true, flag),
  talk: setting(true, flag),
  /** The initial `options.curtain` of a new game. */
  curtain: setting(true, flag),
  sound: setting(true, flag),
  /** Is it felt when a piece is lifted and put down, where the device can? */
  vibration: setting(true, flag),
  /** Volume of the cues, and of what is heard around the table: 0–1. */
  effects: setting(0.4, loudness),
  ambience: setting(0.2, loudness),
};

/** The preferences of the person at this screen. Stored in this browser, never part of a game. */
export type Settings = { readonly [Name in keyof typeof known]: (typeof known)[Name]['usual'] };

/** One side of each. A cast: the compiler does not follow what becomes of an object's entries. */
const each = <Side extends 'usual' | 'read'>(side: Side) =>
  Object.fromEntries(Object.entries(known).map(([name, one]) => [name, one[side]])) as {
    readonly [Name in keyof typeof known]: (typeof known)[Name][Side];
  };

export const defaultSettings: Settings = each('usual');

const settingsIn = fields<Settings>(each('read'), defaultSettings);

/** Reads settings from whatever storage holds: invalid values fall back to the default. `ambience` was once `room`. */
export const readSettings = (found: unknown): Settings =>
  settingsIn(isObject(found) ? { ambience: found.room, ...found } : found) ?? defaultSettings;

export const useSettings = keptState(settingsName, readSettings);

/** The volumes that are heard, 0–1: none while the sound is off. */
export function volumesOf({ sound, effects, ambience }: Settings): Pick<Settings, 'effects' | 'ambience'> {
  return sound ? { effects, ambience } : { effects: 0, ambience: 0 };
}

export function isAudible(settings: Settings): boolean {
  const { effects, ambience } = volumesOf(settings);
  return effects > 0 || ambience > 0;
}

/** The settings with the sound off, or on: at the usual volumes if all were at nothing. */
export function withSoundToggled(settings: Settings): Pick<Settings, 'sound' | 'effects' | 'ambience'> {
  const { effects, ambience } = settings;
  if (isAudible(settings)) return { sound: false, effects, ambience };
  const usual = { effects: defaultSettings.effects, ambience: defaultSettings.ambience };
  return { sound: true, ...(effects > 0 || ambience > 0 ? { effects, ambience } : usual) };
}

export function prefersReducedMotion(choice: MotionChoice): boolean {
  if (choice !== 'system') return choice === 'on';
  return matches(mediaQueries.reducedMotion);
}

export function prefersContrast(choice: ContrastChoice): boolean {
  if (choice !== 'system') return choice === 'more';
  return matches(mediaQueries.contrast);
}

const breaths: Readonly<Record<Pace, number>> = { none: 0, moment: 700, long: 2500 };

/** What others do is shown faster than what one does oneself, by who only wants a moment for each of their turns. */
const BRISK = 1.35;

/** How fast pieces move; at `Infinity` only the outcome is shown. `isOthers`: in somebody else's turn. */
export function showRateOf({ pace, speed }: Pick<Settings, 'pace' | 'speed'>, isOthers: boolean): number {
  if (speed === 'instant') return Number.POSITIVE_INFINITY;
  return isOthers && pace === 'moment' ? speed * BRISK : speed;
}

/** A moment between two steps of one turn: what has been taken in is the end of the movement before. */
const BETWEEN = 50;

/**
 * Milliseconds, scaled with the pieces' speed; without motion, eyes need longer to find what has changed. `goesOn`: the last step was of the same turn.
 */
export function opponentDelayOf(
  { pace, speed, reducedMotion }: Pick<Settings, 'pace' | 'speed' | 'reducedMotion'>,
  goesOn: boolean,
): number {
  if (speed === 'instant') return 0;
  const isStill = prefersReducedMotion(reducedMotion);
  const breath = goesOn && !isStill && pace === 'moment' ? BETWEEN : breaths[pace];
  return (breath / speed) * (isStill ? 1.5 : 1);
}
