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

/** The preferences of the person at this screen. Stored in this browser, never part of a game. */
export interface Settings {
  /** The id of a language, or `system` for the browser's preference; the locale code checks whether the id exists. */
  readonly language: string;
  readonly speed: Speed;
  readonly pace: Pace;
  readonly reducedMotion: MotionChoice;
  readonly contrast: ContrastChoice;
  readonly quality: QualityChoice;
  readonly coach: CoachChoice;
  readonly tell: TellChoice;
  /** Do single keys work away from the board? (WCAG 2.1.4) */
  readonly shortcuts: boolean;
  /** Changed keys, by shortcut: one letter or sign, or '' for no key. */
  readonly keys: Readonly<Record<string, string>>;
  /** Aids: who could take which region next turn; what expanding and declining would lead to. */
  readonly threats: boolean;
  readonly forecast: boolean;
  /** Everybody's coins, counted from what is seen at the table, though the game hides them (SCO-3). */
  readonly tally: boolean;
  /** Opponents' turns are summed up, until the person acts. */
  readonly recap: boolean;
  readonly talk: boolean;
  /** The initial `options.curtain` of a new game. */
  readonly curtain: boolean;
  readonly sound: boolean;
  /** Is it felt when a piece is lifted and put down, where the device can? */
  readonly vibration: boolean;
  /** Volume of the cues, and of the room around the table: 0–1. */
  readonly effects: number;
  readonly ambience: number;
}

export const defaultSettings: Settings = {
  language: 'system',
  speed: 1,
  pace: 'moment',
  reducedMotion: 'system',
  contrast: 'system',
  quality: 'auto',
  coach: 'all',
  tell: 'all',
  shortcuts: true,
  keys: {},
  threats: true,
  forecast: true,
  tally: false,
  recap: true,
  talk: true,
  curtain: true,
  sound: true,
  vibration: true,
  effects: 0.4,
  ambience: 0.2,
};

const mostKeys = 100;

const loudness = number(0, 1);

const readers: { readonly [Name in keyof Settings]: Reader<Settings[Name]> } = {
  language: languageOf,
  speed: oneOf(speeds),
  pace: oneOf(paces),
  reducedMotion: oneOf(motionChoices),
  contrast: oneOf(contrastChoices),
  quality: oneOf(qualityChoices),
  coach: oneOf(coachChoices),
  tell: oneOf(tellChoices),
  shortcuts: flag,
  keys: entries(/^/, text(/^.?$/u), mostKeys),
  threats: flag,
  forecast: flag,
  tally: flag,
  recap: flag,
  talk: flag,
  curtain: flag,
  sound: flag,
  vibration: flag,
  effects: loudness,
  ambience: loudness,
};

const settingsIn = fields(readers, defaultSettings);

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

/** Milliseconds, scaled with the pieces' speed; without motion, eyes need longer to find what has changed. */
export function opponentDelayOf({
  pace,
  speed,
  reducedMotion,
}: Pick<Settings, 'pace' | 'speed' | 'reducedMotion'>): number {
  if (speed === 'instant') return 0;
  return (breaths[pace] / speed) * (prefersReducedMotion(reducedMotion) ? 1.5 : 1);
}
