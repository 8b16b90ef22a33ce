import { type BoxName, contentOf, findContent, type GameState, newestRules, readState } from '../index.ts';
import '../own-boxes.ts';
import { buildState } from './build.ts';
import { blame, type PositionFault, type Reading } from './draft.ts';
import { readStatements } from './statements.ts';
import { statementsOf, type TextPlace } from './vocabulary.ts';

export type PositionReading =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly faults: readonly PositionFault[] };

/** Longest text accepted: some fifty times the longest position. */
const longest = 100_000;

/** The statement responsible for a part of the state, if no word of its own mentions it. */
const speaks: readonly (readonly [path: string, keyword: string])[] = [
  ['rules', 'rules'],
  ['column', 'column'],
  ['discard', 'discard'],
  ['hidden.banners', 'banners'],
  ['hidden.badges', 'badges'],
  ['hidden.dice', 'dice'],
  ['hidden.random', 'random'],
  ['coins', 'coins'],
  ['round', 'round'],
  ['firstSeat', 'first'],
  ['nextForce', 'next'],
  ['turn.picked', 'picked'],
  ['turn.begun', 'begun'],
  ['turn.conquests', 'conquered'],
  ['turn.attacked', 'attacked'],
  ['turn.roll', 'rolled'],
  ['turn.memory', 'memory'],
  ['pacts', 'pact'],
];

/**
 * Reads a position text (docs/positions.md): returns the state, complete and playable, or what is wrong with it, each fault with its line and column,
 * both from 1, and the clause it breaks. `rules` is the version if the text has none: for a recorded game, the record's. `content` names the box it
 * is dealt from, which the text does not mention. Accepts any text and never throws.
 */
export function readPosition(text: string, rules: number = newestRules, content?: BoxName): PositionReading {
  const found = findContent(content);
  const reading: Reading = {
    draft: { forces: [], pacts: [], picked: false, conquests: [] },
    faults: [],
    places: new Map(),
    rules,
    box: found.ok ? found.content : contentOf({}),
    content,
  };
  if (!found.ok) {
    blame(
      reading,
      start,
      `The position is dealt from a box that is not here: ${found.refusal.code}.`,
      found.refusal.clause,
    );
    return { ok: false, faults: reading.faults };
  }
  if (typeof text !== 'string' || text.length > longest) {
    blame(reading, start, `Expected a text of at most ${longest} characters.`);
    return { ok: false, faults: reading.faults };
  }
  readStatements(reading, statementsOf(text));
  const state = reading.faults.length === 0 ? buildState(reading) : null;
  if (state === null) return { ok: false, faults: reading.faults };
  const read = readState(state);
  if (read.ok) return read;
  const faults = read.faults.map(({ path, message, clause }) => {
    const { line, column } = placeOf(path, reading.places);
    return { line, column, message, clause };
  });
  return { ok: false, faults };
}

const start: TextPlace = { line: 1, column: 1 };

/** Where the text mentions a path, or a part that contains it; else the turn's line, or the beginning. */
function placeOf(path: string, places: ReadonlyMap<string, TextPlace>): TextPlace {
  for (let part = path; part !== ''; part = part.replace(/(^|\.|\[)[^.[]*$/, '')) {
    const own = places.get(part);
    if (own) return own;
    const [, keyword] = speaks.find(([spoken]) => spoken === part) ?? [];
    const statement = keyword === undefined ? undefined : places.get(`statement ${keyword}`);
    if (statement) return statement;
  }
  return places.get('statement turn') ?? start;
}
