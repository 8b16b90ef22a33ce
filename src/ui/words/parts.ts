import { listOf, type MessageArgs, named, sentences, t } from '../locale/index.ts';
import '../locale/boxes.ts';
import type { Part } from '../../rules/index.ts';
import { markerName } from './names.ts';

export { boxFaultWords, partTitle } from './box-faults.ts';

/** The values of a part's sentence: lists of words become lists of their names; what is left out reads as none. */
function argumentsOf(part: Part): MessageArgs {
  const said: Readonly<Record<string, unknown>> = { ...part };
  const list = (field: string, kind: 'where' | 'holder') => {
    const words = said[field];
    return Array.isArray(words) ? listOf(words.map((word) => named(`part.${kind}`, String(word)))) : null;
  };
  const value = (field: string) => {
    const found = said[field];
    return typeof found === 'number' || typeof found === 'string' ? found : null;
  };
  return {
    amount: value('amount'),
    tokens: value('tokens'),
    every: value('every') ?? 1,
    most: value('most'),
    per: value('per'),
    of: value('of'),
    put: value('put'),
    when: value('when'),
    perTurn: value('perTurn'),
    perRegion: value('perRegion'),
    supply: value('supply'),
    defence: value('defence'),
    pays: value('pays'),
    piece: typeof said.piece === 'string' ? markerName(said.piece) : null,
    where: list('where', 'where') ?? t('part.where.any'),
    beside: list('beside', 'where'),
    holder: list('holder', 'holder'),
  };
}

/** What else is said of pieces, in this order, where it is filled in. */
const more = [
  'supply',
  'defence',
  'immune',
  'guards',
  'pays',
  'perRegion',
  'movable',
  'required',
  'returns',
  'withdraws',
  'shared',
  'stays',
] as const;

export function partWords(part: Part): string {
  const args = argumentsOf(part);
  const first = t(`part.${part.part}`, args);
  if (part.part !== 'marker') return first;
  return sentences(first, ...more.map((field) => (part[field] === undefined ? null : t(`part.marker.${field}`, args))));
}
