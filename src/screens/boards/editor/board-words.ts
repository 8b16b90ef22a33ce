import { listOf, type Name, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boards.ts';
import { type BoardData, boardBounds } from '../../../rules/boards/own/data.ts';
import { type BoardFacts, type BoxFault, edge } from '../../../rules/index.ts';
import { nameIn, placeName } from '../../../ui/words/names.ts';
import type { Edit, Edited } from './edits/index.ts';

/** A region in sentences; the edge of the board is one too. */
export function nameOfRegion({ regions }: BoardData, id: number): Name | string {
  return id === edge ? t('edit.edge') : placeName(regions[id]?.terrain ?? '', id);
}

/** A region with what is printed on it: "Hill 6 · cavern · Lost Tribe". */
export function titleOfRegion(data: BoardData, id: number): string {
  const region = data.regions[id];
  const signs = [
    ...(region?.symbols ?? []).map((symbol) => t(`symbol.${symbol}`)),
    ...(region?.lostTribe ? [t('region.lostTribe')] : []),
  ];
  return t('region.title', { name: nameOfRegion(data, id), symbols: signs.join(' · ') || null });
}

/** Where a region lies, as far as the rules ask: a list of words, perhaps empty. */
export function placeOfRegion({ regions }: BoardFacts, id: number): readonly string[] {
  const facts = regions[id];
  return [
    ...(facts?.edge ? [t('edit.region.edge')] : []),
    ...(facts?.entry ? [t('edit.region.entry')] : []),
    ...(facts?.coastal ? [t('edit.region.coastal')] : []),
  ];
}

/** All that somebody who does not see a region must know of it. */
export function sentenceOfRegion(data: BoardData, facts: BoardFacts, id: number): string {
  const more = placeOfRegion(facts, id);
  return t('edit.region', { title: titleOfRegion(data, id), more: more.length > 0 ? listOf(more) : null });
}

export function refusalOf({ why, facts }: Extract<Edited, { readonly ok: false }>): string {
  switch (why) {
    case 'noBorder':
    case 'borderTwice':
    case 'edgeTwice':
    case 'around':
      return t(`edit.no.${why}`);
    case 'tooMany':
      return facts.most === boardBounds.regions.most
        ? t('edit.no.many', { most: boardBounds.regions.most })
        : t('edit.no.around');
    case 'onWater':
    case 'regionsFew':
      return faultSentence({ place: '', why, facts });
    default:
      return t('edit.no.map');
  }
}

/** A fault of a board in a sentence, without its place in the data. */
export function faultSentence({ why, facts }: BoxFault): string {
  const args = Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' ? value.length : value]);
  return t(`box.fault.${why}`, Object.fromEntries(args));
}

export function saidOf(by: Edit, before: BoardData, after: BoardData): string {
  switch (by.edit) {
    case 'terrain':
    case 'symbol':
    case 'tribe':
      return t('edit.said.now', { what: listOf(by.regions.map((id) => titleOfRegion(after, id))) });
    case 'turn': {
      const ring = before.regions[by.region]?.around ?? [];
      const [first, last] = [ring.at(by.place - 1) ?? edge, ring[(by.place + 1) % ring.length] ?? edge];
      return t('edit.said.turn', { first: nameOfRegion(after, first), last: nameOfRegion(after, last) });
    }
    case 'merge': {
      const gone = before.regions[by.region]?.around[by.place] ?? edge;
      return t('edit.said.merge', { region: titleOfRegion(after, by.region > gone ? by.region - 1 : by.region) });
    }
    case 'island':
      return t('edit.said.island', { region: nameOfRegion(after, after.regions.length - 1) });
    case 'split':
      return t('edit.said.split', {
        one: nameOfRegion(after, by.region),
        other: nameOfRegion(after, after.regions.length - 1),
      });
    case 'players':
    case 'aspect':
    case 'seed':
      return '';
  }
}

export function countedName(kind: 'terrain' | 'symbol' | 'tribe' | 'entry', id: string): Name | string {
  if (kind === 'entry') return t('edit.counts.entry');
  return kind === 'tribe' ? t('region.lostTribe') : nameIn(kind, id);
}
