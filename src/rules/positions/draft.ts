import type { BoxName, Clause, Content, MarkerId, Phase, PowerId, RaceId } from '../index.ts';
import { cut, nearest, type TextPlace, type Word } from './vocabulary.ts';

export interface PositionFault extends TextPlace {
  /** One plain sentence. */
  readonly message: string;
  /** The rule the position breaks; null where the text itself is at fault. */
  readonly clause: Clause | null;
}

/** A number as written, with its word. */
export interface Written<T = number> {
  readonly value: T;
  readonly word: Word;
}

export interface StandDraft {
  readonly region: Written;
  readonly tokens: number;
  readonly markers: ReadonlyMap<MarkerId, number>;
}

export interface ForceDraft {
  readonly word: Word;
  readonly seat: Written;
  readonly race: RaceId;
  readonly power: PowerId | null;
  declined: boolean;
  id: number | null;
  /** The parts given so far: each may be given once. */
  readonly said: Set<string>;
  hand: number;
  aside: number | null;
  readonly memory: Written[];
  readonly stands: StandDraft[];
}

interface ConquestsDraft {
  /** A race in play, or the number of a force. */
  readonly by: Written<string | number>;
  readonly regions: readonly Written<{ readonly region: number; readonly nonEmpty: boolean }>[];
}

/** The contents of a position text. Whatever it does not mention is absent. */
interface Draft {
  rules?: Written;
  board?: Written;
  /** The board it stands on, if that is not the printed one of as many players. */
  standsOn?: Word;
  round?: Written;
  first?: Written;
  turn?: { readonly seat: Written; readonly phase: Phase | null; readonly who: Word | null };
  coins?: readonly Written[];
  tribes?: 'all' | readonly Written[];
  forces: ForceDraft[];
  next?: Written;
  column?: readonly Written<{ readonly race: RaceId; readonly power: PowerId; readonly coins: number }>[];
  /** The column is not filled up. */
  columnEnds?: boolean;
  banners?: readonly Written<RaceId>[];
  badges?: readonly Written<PowerId>[];
  discard?: readonly Written<PowerId>[];
  pacts: { readonly by: Written<string>; readonly bound: number }[];
  picked: boolean;
  begun?: boolean;
  conquests: ConquestsDraft[];
  attacked?: readonly Written[];
  rolled?: { readonly value: number; readonly clause: Word; readonly binding: Word };
  /** Counters: the word is the name. */
  memory?: readonly Written[];
  dice?: readonly Written[];
  random?: readonly number[];
}

/** A text being read: its contents so far, its faults, and the words for each part of the state. */
export interface Reading {
  readonly draft: Draft;
  readonly faults: PositionFault[];
  /** By path of the state (`regions[4]`): where the text mentions it. */
  readonly places: Map<string, TextPlace>;
  /** The version of the rules if the text has none. */
  readonly rules: number;
  /** The contents of the box it is dealt from, and that box's name in states. */
  readonly box: Content;
  readonly content: BoxName | undefined;
}

export function blame(
  reading: Reading,
  { line, column }: TextPlace,
  message: string,
  clause: Clause | null = null,
): void {
  reading.faults.push({ line, column, message, clause });
}

/** An integer of at most nine digits, or null with a note. */
export function numberOf(reading: Reading, word: Word, what: string): number | null {
  if (/^-?\d{1,9}$/.test(word.text)) return Number(word.text);
  blame(reading, word, `Expected ${what}, found "${clipped(word.text)}".`);
  return null;
}

/** Up to this many known names are listed if none is close to what was written. */
const mostListed = 6;

/** A known name, or null with a note that suggests one. */
export function nameOf(reading: Reading, word: Word, known: readonly string[], what: string): string | null {
  if (known.includes(word.text)) return word.text;
  const meant = nearest(word.text, known);
  const few = known.length > 0 && known.length <= mostListed ? ` It may be ${known.join(', ')}.` : '';
  const hint = meant === null ? few : ` Did you mean "${meant}"?`;
  blame(reading, word, `There is no ${what} "${clipped(word.text)}".${hint}`);
  return null;
}

/** The counters by name; notes unknown and repeated ones. */
export function countersOf(
  reading: Reading,
  said: readonly Written[],
  known: () => readonly string[],
  what: string,
): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const { word, value } of said) {
    const name = nameOf(reading, word, known(), what);
    if (name === null) continue;
    if (Object.hasOwn(counters, name)) blame(reading, word, `"${name}" was said already.`);
    counters[name] = value;
  }
  return counters;
}

/** `name:number`; the number is 1 if omitted. */
export function counted(reading: Reading, word: Word): readonly [name: Word, count: number] | null {
  const [name, number] = cut(word, ':');
  if (number === null) return [name, 1];
  const count = numberOf(reading, number, `a number after "${clipped(name.text)}:"`);
  return count === null ? null : [name, count];
}

export function clipped(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
