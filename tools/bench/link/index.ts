import { readFileSync } from 'node:fs';
import { makeLink } from '../../../src/session/links/link.ts';
import type { Played } from '../../../src/session/turn/index.ts';
import { fromText } from '../../corpus/recording.ts';
import { root } from '../../house/run.mjs';
import type { Figure } from '../figure.ts';
import { gameOfCorpus, gameOfOpponents } from './games.ts';

/** Games of opponents for each number of players. */
const GAMES = 100;

/** Characters of a whole game's link after the `#`, without names: all games of the corpus and those of opponents, all but the longest twentieth. */
export async function linkFigures(): Promise<Figure[]> {
  return [figureOf(2, 300), figureOf(5, 600)];
}

function figureOf(players: number, aim: number): Figure {
  const corpus = fromText(readFileSync(`${root}tests/rules/corpus/games.jsonl`, 'utf8'))
    .filter(({ setup }) => setup.players === players)
    .map(gameOfCorpus);
  const played = Array.from({ length: GAMES }, (_, seed) => gameOfOpponents(players, seed));
  const lengths = [...corpus, ...played].map(lengthOf).sort((a, b) => a - b);
  return {
    name: `link_chars_${players}p`,
    value: lengths[Math.ceil(lengths.length * 0.95) - 1] ?? Number.NaN,
    aim: { atMost: aim },
    note: `95 of 100 games are shorter; ${corpus.length} of the corpus, ${GAMES} of opponents; the longest ${lengths.at(-1)}`,
  };
}

function lengthOf(played: Played): number {
  const made = makeLink(played, { names: false });
  if (!made.ok) throw new Error(made.problem);
  return `game=${made.link}`.length;
}
