import {
  apply,
  type Command,
  canonical,
  type GameEvent,
  type GameState,
  redrawn,
  withGenerator,
} from '../../rules/index.ts';
import { commitmentTo, diceBy, mixed, seedOf, stacksBy } from './draw.ts';

/** A drawing as everybody was told of it when it happened. */
interface SeenDrawing {
  readonly commitment: string;
  /** What a device gave to it; null if none did. */
  readonly share: string | null;
  /** How many commands had been played by then. */
  readonly played: number | null;
  readonly committed?: string | undefined;
  /** The whole game was dealt with it. */
  readonly deals?: boolean | undefined;
}

export interface ChanceOfGame {
  readonly drawings: readonly SeenDrawing[];
  /** The room's shares, in the order of the drawings. */
  readonly shares: readonly string[];
  /** The share that this device gave; null if none. */
  readonly own: string | null;
  /** The room's commitment as it stood when this device gave its share; null if it is not remembered. */
  readonly toward?: string | null;
  /** The seed, if the game was set up in the room; null if it had begun elsewhere. */
  readonly seed: number | null;
  /** The game as it came to the room, before the first drawing. */
  readonly start: GameState;
  /** How many commands had been played by then, and all commands since with what came of them. */
  readonly from: number;
  readonly entries: readonly { readonly command: Command; readonly events: readonly GameEvent[] }[];
  /** After how many commands each step of several began. */
  readonly starts: readonly number[];
}

/**
 * What is wrong with a room's chance. `otherShare`: a share is not the one the room, or a device, was committed to. `missingShare`: a drawing has not been opened, or this
 * device's share is in none. `otherSeed`: the game was not set up by it. `otherOutcome`: a die or a stack did not fall by it.
 */
export type Flaw = 'otherShare' | 'missingShare' | 'otherSeed' | 'otherOutcome';

/** By what the room has opened, with every die and combo compared. Null if all is as it should be. */
export function checkChance(game: ChanceOfGame): Flaw | null {
  const { drawings, shares, own, toward = null, seed, start, from, entries, starts } = game;
  if (shares.length !== drawings.length || shares.length === 0) return 'missingShare';
  if (own !== null && !drawings.some(({ share }) => share === own)) return 'missingShare';
  if (shares.some((share, at) => drawings[at]?.commitment !== commitmentTo(share))) return 'otherShare';
  const isOther = ({ share, committed }: SeenDrawing) =>
    committed !== undefined && committed !== commitmentTo(share ?? '');
  if (drawings.some(isOther)) return 'otherShare';
  if (own !== null && toward !== null && !isTrueTo(drawings, own, toward)) return 'otherShare';
  const keys: string[] = [];
  for (const [at, share] of shares.entries()) keys.push(mixed(keys.at(-1) ?? null, share, drawings[at]?.share ?? null));
  // The opener's share has to have dealt the game; and nothing deals it once something was played.
  const dealer = Math.max(
    0,
    drawings.findLastIndex(({ deals }) => deals === true),
  );
  const isUndealt = drawings.some(({ committed, deals }) => committed !== undefined && deals !== true);
  if (seed !== null && (isUndealt || drawings[dealer]?.played !== 0 || seedOf(keys[dealer] ?? '') !== seed))
    return 'otherSeed';
  let state = start;
  let key = '';
  let drawn = 0;
  for (const [at, { command, events }] of entries.entries()) {
    const played = from + at;
    for (; drawn < keys.length && (drawings[drawn]?.played ?? 0) <= played; drawn++) {
      key = keys[drawn] ?? '';
      state = redrawn(state, stacksBy(key));
    }
    if (starts.includes(played)) state = withGenerator(state, diceBy(key, played));
    const outcome = apply(state, command);
    if (!outcome.ok || canonical(outcome.events) !== canonical(events)) return 'otherOutcome';
    state = outcome.state;
  }
  return null;
}

/** In the drawing whose commitment was known? Others may have come first, as several give at one moment. */
function isTrueTo(drawings: readonly SeenDrawing[], own: string, toward: string): boolean {
  const known = drawings.findIndex(({ commitment }) => commitment === toward);
  const given = drawings.findIndex(({ share }) => share === own);
  return known !== -1 && known <= given && drawings.slice(known, given).every(({ share }) => share !== null);
}
