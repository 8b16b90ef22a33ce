import { readFileSync } from 'node:fs';
import { makeLink, openLink } from '../../../src/session/links/link.ts';
import type { Played } from '../../../src/session/turn/index.ts';
import { gameOfCorpus } from '../../../tools/bench/link/games.ts';
import { fromText } from '../../../tools/corpus/recording.ts';

/** All games of the corpus, as people at this table would have played them. */
export const corpus: readonly Played[] = fromText(
  readFileSync(new URL('../../rules/corpus/games.jsonl', import.meta.url), 'utf8'),
).map(gameOfCorpus);

/** The link of a game that fits into one. */
export function linkOf(played: Played, options = {}): string {
  const made = makeLink(played, options);
  if (!made.ok) throw new Error(made.problem);
  return made.link;
}

/** The game of a link that can be opened. */
export function gameOf(link: string) {
  const opened = openLink(link);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.linked;
}
