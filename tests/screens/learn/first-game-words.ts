import type { Saying } from '../../../src/screens/learn/first-game/Lines.tsx';
import { wordingOf } from '../../../src/screens/learn/first-game/Lines.tsx';
import { t } from '../../../src/ui/locale/index.ts';
import '../../../src/ui/locale/lesson.ts';

/** The game's own words that the lesson uses, and the lines that introduce each: nothing said before them may use it. */
const gameWords: Readonly<Record<string, { readonly as: RegExp; readonly by: readonly string[] }>> = {
  coin: { as: /\bcoins?\b/i, by: ['goal'] },
  turn: { as: /\bturns?\b(?! over)/i, by: ['goal'] },
  race: { as: /\braces?\b/i, by: ['pick', 'pickAny'] },
  power: { as: /\bpowers?\b/i, by: ['pick', 'pickAny'] },
  combo: { as: /\bcombos?\b/i, by: ['pick', 'pickAny'] },
  token: { as: /\btokens?\b/i, by: ['pick'] },
  region: { as: /\bregions?\b/i, by: ['enter'] },
  occupied: { as: /\boccupied\b/i, by: ['tribe'] },
  mountain: { as: /\bmountains?\b/i, by: ['mountain'] },
  tribe: { as: /\btribes?\b/i, by: ['tribe'] },
  die: { as: /\bdie\b/i, by: ['die', 'rollAny', 'watch.die', 'rolled.won', 'rolled.lost'] },
  face: { as: /\bfaces?\b/i, by: ['die', 'rollAny'] },
  expand: { as: /\bexpand/i, by: ['choice'] },
  decline: { as: /\bdecline/i, by: ['choice', 'gone', 'stout', 'watch.decline'] },
  hand: { as: /\bhand\b/i, by: ['ready'] },
  mine: { as: /\bmines?\b/i, by: ['signs'] },
  magic: { as: /\bmagic\b/i, by: ['signs'] },
  cavern: { as: /\bcaverns?\b/i, by: ['signs'] },
  sign: { as: /\bsigns?\b/i, by: ['signs', 'danger'] },
  withdraw: { as: /\bwithdr[ae]w/i, by: ['attacked'] },
};

/** Words of the rulebook that the lesson does without. */
export const forbidden =
  /\b(banner|badge|tray|stash|column|pair|price|adjacent|deploy|garrison|clause|phase|supply|border region|coastal|token count)s?\b/i;

/** The words of the game in a text, apart from the names of buttons, which stand between quotation marks. */
export function gameWordsIn(text: string): string[] {
  const said = text.replace(/“[^”]*”/g, '');
  return Object.entries(gameWords).flatMap(([word, { as }]) => (as.test(said) ? [word] : []));
}

/** Does this line introduce the word? */
export function introduces(key: string, word: string): boolean {
  return gameWords[word]?.by.some((line) => key === `lesson.${line}`) ?? false;
}

/** A line in its first words. */
export const wordsOf = ({ line }: Saying) => t(line.key, line.args);
/** The same in other words. */
export const otherOf = ({ line }: Saying) => t(wordingOf(line, 1), line.args);

/** The game words of a line, in either wording, that nothing said before has introduced, nor the line itself. */
export function unmet(saying: Saying, heard: ReadonlySet<string>): string[] {
  const met = (word: string) => [...heard, saying.line.key].some((key) => introduces(key, word));
  // What a race or a power does stands in its own words, as on its card.
  const line = { ...saying.line, args: { ...saying.line.args, what: '' } };
  return [wordsOf({ ...saying, line }), otherOf(saying)].flatMap(gameWordsIn).filter((word) => !met(word));
}
