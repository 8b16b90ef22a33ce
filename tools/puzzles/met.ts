import { readFileSync } from 'node:fs';
import { evenTemper } from '../../src/opponents/index.ts';
import { raider } from '../../src/opponents/levels/raider.ts';
import { after } from '../../src/opponents/play.ts';
import { isTurnsBeginning } from '../../src/puzzles/search/beginning.ts';
import { type GameState, newGame } from '../../src/rules/index.ts';
import { fromText, playAgain } from '../corpus/recording.ts';
import { decisionsMet } from '../known-positions/met.ts';

/** A game in which positions are looked for: its name, and the beginnings of its turns. */
export interface Source {
  readonly name: string;
  readonly met: () => readonly GameState[];
}

/** All games in which puzzles are looked for: so many on each board between planners and between raiders, and those of the corpus among them. */
export function sources(perBoard: number): readonly Source[] {
  const games = fromText(readFileSync(new URL('../../tests/rules/corpus/games.jsonl', import.meta.url), 'utf8'));
  const corpus = games.map((game): Source => ({ name: `corpus: ${game.name}`, met: () => metIn(game) }));
  const played = Array.from({ length: perBoard }, (_, number) => number + 1).flatMap((seed) =>
    [2, 3, 4, 5].flatMap((players): Source[] => [
      {
        name: `${players} planners, seed ${seed}`,
        met: () => [...decisionsMet(players, seed)].filter(isTurnsBeginning),
      },
      { name: `${players} raiders, seed ${seed}`, met: () => metByRaiders(players, seed) },
    ]),
  );
  // Whoever stops early has some of everything.
  const apart = Math.max(1, Math.round(played.length / corpus.length));
  const mixed = played.flatMap((game, at) => [
    game,
    ...(at % apart === 0 ? corpus.slice(at / apart, at / apart + 1) : []),
  ]);
  return [...mixed, ...corpus.slice(Math.ceil(played.length / apart))];
}

function metIn(game: Parameters<typeof playAgain>[0]): readonly GameState[] {
  const met: GameState[] = [];
  playAgain(game, ({ before }) => void (isOpen(before) && met.push(before)));
  return met;
}

function metByRaiders(players: number, seed: number): readonly GameState[] {
  const start = newGame({ players, seed: 50_000 + seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const met: GameState[] = [];
  let { state } = start;
  while (state.phase !== 'gameOver') {
    if (isOpen(state)) met.push(state);
    state = after(state, raider(state, { temper: evenTemper, seed }).commands);
  }
  return met;
}

/** Is it the beginning of a turn, before anything was done in it? */
const isOpen = (state: GameState) => state.phase === 'pickCombo' || state.phase === 'readyTroops';
