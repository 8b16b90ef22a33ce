import { openBoxLink } from '../../session/links/box-link.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/boxes.ts';
import '../../ui/locale/workshop.ts';
import { type BoxName, findContent, type OwnBox, readBox } from '../../rules/index.ts';
import { attempt } from '../../ui/platform/attempt.ts';
import { boxFaultWords } from '../../ui/words/parts.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { mostBoxes, takeBox } from './boxes/box-shelf.ts';
import { choiceOf, isChoice, tidyTitle } from './boxes/named-box.ts';
import { creationsIn } from './creation.ts';
import { mostKept, takeIn } from './shelf.ts';

/** What came of a file or a link, in a sentence; `isIn` if it is here now. */
export interface Came {
  readonly isIn: boolean;
  readonly words: string;
}

const not = (words: string): Came => ({ isIn: false, words });

/** Takes in what the text of a file brings; null for a file that could not be read. */
export function comeByText(text: string | null): Came {
  const value = text === null ? undefined : attempt<unknown>(() => JSON.parse(text));
  // Whatever holds no object was never a box, so no place in it helps.
  if (typeof value !== 'object' || value === null) return not(t('make.open.bad'));
  return come(value);
}

/** Takes in what a link brings: what comes after `#made=`. */
export function comeByLink(link: string): Came {
  const opened = openBoxLink(link);
  if (!opened.ok) return not(t(opened.problem === 'newer' ? 'make.link.newer' : 'make.link.bad'));
  return come(attempt<unknown>(() => JSON.parse(opened.json)));
}

function come(value: unknown): Came {
  const reading = readBox(value);
  if (!reading.ok) return not(t('make.open.fault', { words: boxFaultWords(reading.fault) }));
  const { name } = reading;
  if (!isWhole(name)) return comeAlone(name.own);
  const found = findContent(name);
  if (!found.ok) {
    const { text } = refusalWords(found.refusal, { board: 2, content: name, seats: [] });
    const words = found.place === undefined ? text : t('box.faultAt', { place: `own.${found.place}`, what: text });
    return not(t('make.open.fault', { words }));
  }
  return comeWhole(name);
}

/** Named, or with rules, a board or a choice of the printed: what one does in place of one needs that. */
function isWhole({ title, house, board, own }: BoxName): boolean {
  const isInPlace = [...(own?.ownRaces ?? []), ...(own?.ownPowers ?? [])].some(({ does }) => does !== undefined);
  const isChosen = !isInPlace && (own?.races !== undefined || own?.powers !== undefined);
  return isChosen || title !== undefined || house !== undefined || board !== undefined;
}

function comeAlone(own: OwnBox | undefined): Came {
  const made = own === undefined ? [] : creationsIn(own);
  if (made.length === 0) return not(t('make.open.bad'));
  const { how } = takeIn(made);
  return how === 'full' ? not(t('make.full', { most: mostKept })) : { isIn: true, words: t(`make.came.${how}`) };
}

function comeWhole({ title = '', own, ...rest }: BoxName): Came {
  const { how, ids } = takeIn(own === undefined ? [] : creationsIn(own));
  if (how === 'full') return not(t('make.full', { most: mostKept }));
  const choice = { ...rest, ...(own && { own: renamed(own, ids) }) };
  if (!isChoice(choice)) return not(t('boxes.came.empty'));
  const taken = takeBox(choiceOf(choice), tidyTitle(title) || t('boxes.fresh'));
  if (taken.how === 'full') return not(t('boxes.full', { most: mostBoxes }));
  return { isIn: true, words: t(`boxes.came.${taken.how}`, { title: taken.title }) };
}

function renamed(own: OwnBox, ids: ReadonlyMap<string, string>): OwnBox {
  const as = <One extends { readonly id: string }>(one: One): One => ({ ...one, id: ids.get(one.id) ?? one.id });
  return {
    ...own,
    ...(own.ownRaces && { ownRaces: own.ownRaces.map(as) }),
    ...(own.ownPowers && { ownPowers: own.ownPowers.map(as) }),
  };
}
