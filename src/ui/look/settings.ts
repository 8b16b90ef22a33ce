import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { matches, mediaQueries } from '../platform/media-queries.ts';
import { browserStorage } from './browser-storage.ts';
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
  /** Opponents with a character say a line now and then. */
  readonly talk: boolean;
  /** The initial `options.curtain` of a new game. */
  readonly curtain: boolean;
  /** Is anything heard at all? The volumes stay as they are meanwhile. */
  readonly sound: boolean;
  /** Is it felt when a piece is lifted and put down, where the device can? */
  readonly vibration: boolean;
  /** Volume of the cues, and of the room around the table: 0–1. */
  readonly effects: number;
  readonly room: number;
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
  room: 0.2,
};

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** More keys than can be changed. */
const mostKeys = 100;

/** Keeps single characters only; without valid entries, no keys are changed. */
function changedKeys(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const isChanged = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && /^.?$/u.test(entry[1]);
  return Object.fromEntries(Object.entries(value).slice(0, mostKeys).filter(isChanged));
}

function loudness(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

/** Reads settings from whatever storage holds: invalid values fall back to the default. */
export function readSettings(found: unknown): Settings {
  if (typeof found !== 'object' || found === null) return defaultSettings;
  const given: Partial<Record<keyof Settings, unknown>> = found;
  return {
    language: languageOf(given.language),
    speed: oneOf(speeds, given.speed, defaultSettings.speed),
    pace: oneOf(paces, given.pace, defaultSettings.pace),
    reducedMotion: oneOf(motionChoices, given.reducedMotion, defaultSettings.reducedMotion),
    contrast: oneOf(contrastChoices, given.contrast, defaultSettings.contrast),
    quality: oneOf(qualityChoices, given.quality, defaultSettings.quality),
    coach: oneOf(coachChoices, given.coach, defaultSettings.coach),
    tell: oneOf(tellChoices, given.tell, defaultSettings.tell),
    shortcuts: flag(given.shortcuts, defaultSettings.shortcuts),
    keys: changedKeys(given.keys),
    threats: flag(given.threats, defaultSettings.threats),
    forecast: flag(given.forecast, defaultSettings.forecast),
    tally: flag(given.tally, defaultSettings.tally),
    recap: flag(given.recap, defaultSettings.recap),
    talk: flag(given.talk, defaultSettings.talk),
    curtain: flag(given.curtain, defaultSettings.curtain),
    sound: flag(given.sound, defaultSettings.sound),
    vibration: flag(given.vibration, defaultSettings.vibration),
    effects: loudness(given.effects, defaultSettings.effects),
    room: loudness(given.room, defaultSettings.room),
  };
}

/** The settings of this browser: `useSettings((s) => s.speed)` in React, `useSettings.setState({ speed: 2 })` anywhere. */
export const useSettings = create<Settings>()(
  persist(() => defaultSettings, {
    name: settingsName,
    storage: browserStorage<Settings>(),
    merge: (found, now) => ({ ...now, ...readSettings(found) }),
  }),
);

/** The volumes that are heard, 0–1: none while the sound is off. */
export function volumesOf({ sound, effects, room }: Settings): Pick<Settings, 'effects' | 'room'> {
  return sound ? { effects, room } : { effects: 0, room: 0 };
}

/** Is there anything to be heard? */
export function isAudible(settings: Settings): boolean {
  const { effects, room } = volumesOf(settings);
  return effects > 0 || room > 0;
}

/** The settings with the sound off, or on: at the usual volumes if all were at nothing. */
export function withSoundToggled(settings: Settings): Pick<Settings, 'sound' | 'effects' | 'room'> {
  const { effects, room } = settings;
  if (isAudible(settings)) return { sound: false, effects, room };
  const usual = { effects: defaultSettings.effects, room: defaultSettings.room };
  return { sound: true, ...(effects > 0 || room > 0 ? { effects, room } : usual) };
}

/** Is motion to be reduced, by the person's choice or the browser's preference? */
export function prefersReducedMotion(choice: MotionChoice): boolean {
  if (choice !== 'system') return choice === 'on';
  return matches(mediaQueries.reducedMotion);
}

/** Is contrast to be higher, by the person's choice or the browser's preference? */
export function prefersContrast(choice: ContrastChoice): boolean {
  if (choice !== 'system') return choice === 'more';
  return matches(mediaQueries.contrast);
}

const breaths: Readonly<Record<Pace, number>> = { none: 0, moment: 700, long: 2500 };

/** Milliseconds before an opponent's step, scaled with the speed of the pieces; without motion, the eye needs longer to find what has changed. */
export function opponentDelayOf({
  pace,
  speed,
  reducedMotion,
}: Pick<Settings, 'pace' | 'speed' | 'reducedMotion'>): number {
  if (speed === 'instant') return 0;
  return (breaths[pace] / speed) * (prefersReducedMotion(reducedMotion) ? 1.5 : 1);
}
