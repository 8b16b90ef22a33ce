import type { BoardData, OwnRegion } from '../../../../rules/boards/own/data.ts';
import { readDraft } from '../../../../rules/boards/own/draft.ts';
import {
  type BoxFault,
  isWater,
  type PrintedBoardId,
  type RegionSymbol,
  type Terrain,
} from '../../../../rules/index.ts';
import { turnBorder } from './borders.ts';
import { island, merge, type Parts, split } from './regions.ts';

export interface Draft {
  readonly data: BoardData;
  /** What stays a region's own whatever its number becomes: a drawing of an earlier state still finds it. */
  readonly keys: readonly number[];
  /** The key of the next new region. */
  readonly next: number;
  /** Which region took in one that has gone, by their keys. */
  readonly heirs: Readonly<Record<number, number>>;
}

/** Regions are given by their numbers, borders by a region and the place in its ring (`around`). */
export type Edit =
  | { readonly edit: 'terrain'; readonly regions: readonly number[]; readonly terrain: Terrain }
  | {
      readonly edit: 'symbol';
      readonly regions: readonly number[];
      readonly symbol: RegionSymbol;
      readonly on: boolean;
    }
  | { readonly edit: 'tribe'; readonly regions: readonly number[]; readonly on: boolean }
  | { readonly edit: 'merge' | 'turn' | 'island'; readonly region: number; readonly place: number }
  | {
      readonly edit: 'split';
      readonly region: number;
      readonly from: number;
      readonly to: number;
      readonly parts?: Parts | undefined;
    }
  | { readonly edit: 'players'; readonly players: PrintedBoardId }
  | { readonly edit: 'aspect'; readonly aspect: number }
  | { readonly edit: 'seed'; readonly seed: number };

/** The changed board (the same if nothing changed), or why none: the reader's fault, or `noBorder`. */
export type Edited =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly why: BoxFault['why'] | 'noBorder'; readonly facts: BoxFault['facts'] };

export function draftOf(data: BoardData): Draft {
  return { data, keys: data.regions.map((_, id) => id), next: data.regions.length, heirs: {} };
}

/** Carries out a change, if the outcome is a map. Never throws. */
export function edited(draft: Draft, edit: Edit): Edited {
  const { data } = draft;
  switch (edit.edit) {
    case 'terrain':
      return printed(draft, edit.regions, (region) => grounded(region, edit.terrain));
    case 'symbol':
      if (edit.on && allWater(draft, edit.regions)) return { ok: false, why: 'onWater', facts: {} };
      return printed(draft, edit.regions, (region) => withSymbol(region, edit.symbol, edit.on));
    case 'tribe':
      if (edit.on && allWater(draft, edit.regions)) return { ok: false, why: 'onWater', facts: {} };
      return printed(draft, edit.regions, (region) => withTribe(region, edit.on));
    case 'players':
      return read(draft, { ...data, players: edit.players });
    case 'aspect':
      return read(draft, { ...data, aspect: edit.aspect });
    case 'seed':
      return read(draft, { ...data, seed: edit.seed });
    case 'turn':
      return read(draft, turnBorder(data, edit.region, edit.place));
    case 'merge': {
      const gone = data.regions[edit.region]?.around[edit.place] ?? -1;
      const [key, heir] = [draft.keys[gone] ?? -1, draft.keys[edit.region] ?? -1];
      const keys = draft.keys.filter((_, id) => id !== gone);
      return read({ ...draft, keys, heirs: { ...draft.heirs, [key]: heir } }, merge(data, edit.region, edit.place));
    }
    case 'island':
      return read(grown(draft), island(data, edit.region, edit.place, islandGround(data, edit)));
    case 'split':
      return read(grown(draft), split(data, edit.region, edit.from, edit.to, edit.parts));
  }
}

const grown = (draft: Draft): Draft => ({ ...draft, keys: [...draft.keys, draft.next], next: draft.next + 1 });

/** An island is of other ground than its shores. */
function islandGround({ regions }: BoardData, { region, place }: { region: number; place: number }): Terrain {
  const shores = [regions[region], regions[regions[region]?.around[place] ?? -1]].map((shore) => shore?.terrain);
  return (['hill', 'forest', 'farmland'] as const).find((terrain) => !shores.includes(terrain)) ?? 'hill';
}

/** The reader of boards has the last word on whether it is a map. */
function read(draft: Draft, data: BoardData | null): Edited {
  if (data === null) return { ok: false, why: 'noBorder', facts: {} };
  const reading = readDraft(data);
  if (!reading.ok) return { ok: false, why: reading.fault.why, facts: reading.fault.facts };
  return { ok: true, draft: { ...draft, data: reading.data } };
}

function printed(draft: Draft, ids: readonly number[], change: (region: OwnRegion) => OwnRegion): Edited {
  const { data } = draft;
  const regions = data.regions.map((region, id) => (ids.includes(id) ? change(region) : region));
  if (regions.every((region, id) => region === data.regions[id])) return { ok: true, draft };
  return read(draft, { ...data, regions });
}

const allWater = ({ data }: Draft, ids: readonly number[]) =>
  ids.every((id) => isWater(data.regions[id]?.terrain ?? 'sea'));

/** Other ground; what is under water cannot have anything printed on it. */
function grounded(region: OwnRegion, terrain: Terrain): OwnRegion {
  if (region.terrain === terrain) return region;
  const { at, around } = region;
  return isWater(terrain) ? { terrain, at, around } : { ...region, terrain };
}

function withSymbol(region: OwnRegion, symbol: RegionSymbol, on: boolean): OwnRegion {
  const { symbols = [] } = region;
  if (symbols.includes(symbol) === on || (on && isWater(region.terrain))) return region;
  return { ...region, symbols: on ? [...symbols, symbol] : symbols.filter((one) => one !== symbol) };
}

function withTribe(region: OwnRegion, on: boolean): OwnRegion {
  if ((region.lostTribe === true) === on || (on && isWater(region.terrain))) return region;
  return { ...region, lostTribe: on };
}

export { borderBetween, endsOf } from './borders.ts';
export { split } from './regions.ts';
