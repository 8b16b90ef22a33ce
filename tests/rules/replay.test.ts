import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, type GameEvent, type GameState, legal, newGame, recorded } from '../../src/rules/index.ts';
import { fromText, type Recording } from '../../tools/corpus/recording.ts';
import { fromWords } from '../../tools/corpus/words.ts';

const games = fromText(readFileSync(new URL('corpus/games.jsonl', import.meta.url), 'utf8'));

/** A state as it comes back from a file or another program. */
function readBack(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

/** All that the kernel says of a state, byte for byte: the state itself, how it came about, what may be done. */
function bytesOf(state: GameState, events: readonly GameEvent[]): string {
  return JSON.stringify([state, events, legal(state)]);
}

function begin(game: Recording): GameState {
  const start = newGame(recorded(game.setup));
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

/** Plays the commands of a game from a state on; gives what came of each. */
function playOn(state: GameState, game: Recording, from: number): { state: GameState; bytes: string }[] {
  let now = state;
  return game.steps.slice(from).map(([words]) => {
    const outcome = apply(now, fromWords(words));
    if (!outcome.ok) throw new Error(`${words}: ${outcome.refusal.code}`);
    now = outcome.state;
    return { state: now, bytes: bytesOf(now, outcome.events) };
  });
}

describe('a replay is the same, byte for byte', () => {
  for (const game of games.filter((_, index) => index % 3 === 0)) {
    it(`${game.name}: on a second run, and from every state on that was written and read back`, () => {
      const first = playOn(begin(game), game, 0);
      const second = playOn(begin(game), game, 0);
      const places = [...first.keys()];
      expect(places.findIndex((place) => second[place]?.bytes !== first[place]?.bytes)).toBe(-1);

      // From any prefix: each next step from a state read back is the same, so by induction all that follow are.
      const strays = places.filter((place) => {
        const before = place === 0 ? begin(game) : first[place - 1]?.state;
        const [words = ''] = game.steps[place] ?? [];
        const outcome = before && apply(readBack(before), fromWords(words));
        return !outcome?.ok || bytesOf(outcome.state, outcome.events) !== first[place]?.bytes;
      });
      expect(strays).toEqual([]);
    });

    it(`${game.name}: to the end from three prefixes, last first`, () => {
      const first = playOn(begin(game), game, 0);
      for (const part of [0.9, 0.5, 0.1]) {
        const place = Math.floor(first.length * part);
        const at = first[place];
        if (!at) throw new Error('no such prefix');
        const rest = playOn(readBack(at.state), game, place + 1);
        expect(rest.map(({ bytes }) => bytes).join('\n')).toBe(
          first
            .slice(place + 1)
            .map(({ bytes }) => bytes)
            .join('\n'),
        );
      }
    });
  }
});
