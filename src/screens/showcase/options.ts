import * as v from 'valibot';
import { type LevelId, levelIds } from '../../opponents/types.ts';
import { boardIds, type PrintedBoardId } from '../../rules/index.ts';
import { isLanguage, type LanguageId } from '../../ui/locale/languages.ts';
import { countedSeconds } from './machine.ts';

const paces = [0.5, 1, 2, 4, 'instant'] as const;
export type ShowcaseSpeed = (typeof paces)[number];

export interface ShowcaseOptions {
  /** Number of players, which also selects the board unless one is named; null rotates through all. */
  readonly players: PrintedBoardId | null;
  readonly board?: PrintedBoardId;
  /** Levels of the opponents, assigned in turn; null mixes them. */
  readonly levels: readonly LevelId[] | null;
  readonly speed: ShowcaseSpeed;
  readonly sound: boolean;
  /** Width of the margins that a television may cut off, in percent of each side. */
  readonly margin: number;
  /** Seconds without input after which the showcase goes on by itself. */
  readonly idle: number;
  /** Is there a way out to the start page? */
  readonly exit: boolean;
  /** Does any key open the presenter, instead of taking a seat? */
  readonly presenter: boolean;
  readonly tour: boolean;
  /** A few turns for somebody who wants to see the game, and then it is their turn. */
  readonly brief: boolean;
  /** Draw at most 30 frames per second. */
  readonly sparing: boolean;
  /** The same seed gives the same games; null for a random one. */
  readonly seed: number | null;
}

export const usualOptions: ShowcaseOptions = {
  players: null,
  levels: null,
  speed: 1,
  sound: false,
  margin: 5,
  idle: 75,
  exit: true,
  presenter: false,
  tour: false,
  brief: false,
  sparing: false,
  seed: null,
};

function wholeNumber(least: number, most: number) {
  return v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
}

const yesOrNo = v.pipe(
  v.picklist(['on', 'off', 'yes', 'no', '1', '0', '']),
  v.transform((word) => ['on', 'yes', '1', ''].includes(word)),
);

const levelList = v.pipe(
  v.string(),
  v.transform((words) => words.split(',')),
  v.array(v.picklist(levelIds)),
);

const players = v.pipe(
  wholeNumber(2, 5),
  v.transform((count) => boardIds.find((id) => id === count) ?? null),
);

const readers = {
  players: v.union([
    v.pipe(
      v.literal('all'),
      v.transform(() => null),
    ),
    players,
  ]),
  board: v.pipe(
    players,
    v.custom<PrintedBoardId>((id) => id !== null),
  ),
  levels: v.union([
    v.pipe(
      v.literal('mixed'),
      v.transform(() => null),
    ),
    levelList,
  ]),
  speed: v.pipe(
    v.string(),
    v.transform((word) => paces.find((pace) => String(pace) === word)),
    v.picklist(paces),
  ),
  sound: yesOrNo,
  margin: wholeNumber(0, 15),
  // Leave some before the countdown.
  idle: wholeNumber(countedSeconds + 5, 3600),
  exit: yesOrNo,
  presenter: yesOrNo,
  tour: yesOrNo,
  brief: yesOrNo,
  power: v.pipe(
    v.picklist(['low', 'full']),
    v.transform((word) => word === 'low'),
  ),
  seed: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  // The page applies it itself; here it is only validated.
  lang: v.custom<LanguageId>(isLanguage),
} as const;

type Reading = { -readonly [Name in keyof typeof readers]?: v.InferOutput<(typeof readers)[Name]> };

/** Longest excerpt of an invalid value to report, in letters. */
const longestWord = 30;

/** The options in an address, and the parts not understood, as `name=word`: for those the default applies. */
export interface ShowcaseAddress {
  readonly options: ShowcaseOptions;
  readonly faults: readonly string[];
}

/** Ignores unknown names. `board` alone is a synonym of `players`; beside it, the board they play on. */
export function readOptions(search: string): ShowcaseAddress {
  const given = new URLSearchParams(search);
  const faults: string[] = [];
  const read = <Name extends keyof typeof readers>(name: Name, said: string = name): Reading => {
    const word = given.get(said);
    if (word === null) return {};
    const parsed = v.safeParse(readers[name], word);
    if (parsed.success) return { [name]: parsed.output };
    faults.push(`${said}=${word.length > longestWord ? `${word.slice(0, longestWord)}…` : word}`);
    return {};
  };
  const said: Reading = {
    ...(given.has('players') ? read('board') : read('players', 'board')),
    ...read('players'),
    ...read('levels'),
    ...read('speed'),
    ...read('sound'),
    ...read('margin'),
    ...read('idle'),
    ...read('exit'),
    ...read('presenter'),
    ...read('tour'),
    ...read('brief'),
    ...read('power'),
    ...read('seed'),
    ...read('lang'),
  };
  const { power = usualOptions.sparing, lang: _, ...rest } = said;
  // What is to be understood in two minutes is a game of two.
  const few = said.brief ? { players: 2 as const } : {};
  return { options: { ...usualOptions, ...few, ...rest, sparing: power }, faults };
}
