import {
  amiss,
  BadBox,
  type BoxFault,
  type BoxFaultCode,
  fieldsFrom,
  listFrom,
  numberFrom,
  within,
  wordFrom,
} from '../../box-fault.ts';
import {
  type BoardFacts,
  complete,
  edge,
  isWater,
  type PrintedBoardId,
  type RegionSymbol,
  type Terrain,
} from '../facts.ts';
import { type BoardData, boardBounds, codeOf, type OwnRegion, regionSymbols, terrains } from './data.ts';
import { checkPlane, outerOf } from './plane.ts';

export function factsOf(data: BoardData): BoardFacts {
  const { players, aspect, seed, regions } = data;
  const around = regions.map((region) => region.around);
  return complete({
    id: codeOf(data),
    players,
    rounds: rounds[players],
    aspect: aspect / 100,
    outer: outerOf(around),
    regions: regions.map((region, id) => ({
      id,
      terrain: region.terrain,
      symbols: region.symbols ?? [],
      lostTribe: region.lostTribe ?? false,
      edge: region.around.includes(edge),
      entry: isEntry(region, regions),
      neighbours: [...new Set(region.around)].filter((other) => other !== edge).toSorted((a, b) => a - b),
      x: region.at[0] / 100,
      y: region.at[1] / 100,
    })),
    drawing: { seed, around },
  });
}

/** Rounds by number of players, as printed (SET-2). */
const rounds: Readonly<Record<PrintedBoardId, number>> = { 2: 10, 3: 10, 4: 9, 5: 8 };

/** Reads a board of one's own from any value: a plain copy in its one form. Ends the reading with the first fault. */
export function dataFrom(value: unknown, place: string): BoardData {
  const data = mapFrom(value, place);
  const [fault] = contentFaults(data.regions, within(place, 'regions'));
  if (fault) throw new BadBox(fault);
  return data;
}

/** A map: a board whose prints need not make it playable. Ends the reading with the first fault. */
export function mapFrom(value: unknown, place: string): BoardData {
  const { players, aspect, seed, regions } = fieldsFrom(value, ['players', 'aspect', 'seed', 'regions'], place);
  const at = (field: string) => within(place, field);
  const { least, most } = boardBounds.regions;
  const rows = listFrom(regions, most, at('regions'), (item, where) => item ?? amiss(where, 'missing'));
  if (rows.length < least) amiss(at('regions'), 'regionsFew', { least });
  const data = {
    players: numberFrom(players, 2, 5, at('players')) as PrintedBoardId,
    aspect: numberFrom(aspect, boardBounds.aspect.least, boardBounds.aspect.most, at('aspect')),
    seed: numberFrom(seed, 0, boardBounds.seed, at('seed')),
    regions: rows.map((row, id) => regionFrom(row, id, rows.length, `${at('regions')}[${id}]`)),
  };
  checkPlane(
    data.regions.map(({ around }) => around),
    at('regions'),
  );
  return data;
}

function regionFrom(value: unknown, id: number, count: number, place: string): OwnRegion {
  const row = fieldsFrom(value, ['terrain', 'at', 'around', 'symbols', 'lostTribe'], place);
  const field = (name: string) => within(place, name);
  const terrain = wordFrom(row.terrain, terrains, field('terrain')) as Terrain;
  const [x, y] = listFrom(row.at, 2, field('at'), (item, at) => numberFrom(item, 0, 100, at));
  if (x === undefined || y === undefined) return amiss(field('at'), 'tooFew');
  const { least, most } = boardBounds.around;
  const around = listFrom(row.around, most, field('around'), (item, at) => numberFrom(item, edge, count - 1, at));
  if (around.length < least || around.includes(id)) amiss(field('around'), 'around', { least, most });
  const symbols =
    row.symbols === undefined
      ? []
      : listFrom(row.symbols, 3, field('symbols'), (item, at) => wordFrom(item, regionSymbols, at) as RegionSymbol);
  const double = symbols.find((symbol, k) => symbols.indexOf(symbol) !== k);
  if (double !== undefined) amiss(field('symbols'), 'twice', { name: double });
  const lostTribe = row.lostTribe ?? false;
  if (typeof lostTribe !== 'boolean') return amiss(field('lostTribe'), 'flag');
  return {
    terrain,
    at: [x, y],
    around: turned(around),
    ...(symbols.length > 0 && { symbols: regionSymbols.filter((symbol) => symbols.includes(symbol)) }),
    ...(lostTribe && { lostTribe }),
  };
}

/** In their one form: from the edge on, else from the lowest (of two places, the one with the lower next). */
function turned(around: readonly number[]): readonly number[] {
  const from = (k: number) => [...around.slice(k), ...around.slice(0, k)];
  const lowest = Math.min(...around);
  const all = around.flatMap((id, k) => (id === lowest ? [from(k)] : []));
  return all.reduce((best, one) => ((one[1] ?? 0) < (best[1] ?? 0) ? one : best));
}

/** What box and rules ask of a map's prints: every fault, each with the regions it is about (`regions`). */
export function contentFaults(regions: readonly OwnRegion[], place: string): readonly BoxFault[] {
  const { mountains, tribes, land, entries } = boardBounds;
  const idsOf = (fits: (region: OwnRegion) => boolean) =>
    regions.flatMap((region, id) => (fits(region) ? [String(id)] : []));
  const wet = idsOf(({ terrain, symbols = [], lostTribe }) => isWater(terrain) && (lostTribe || symbols.length > 0));
  const faults: BoxFault[] = wet.map((id) => ({ place: `${place}[${id}]`, why: 'onWater', facts: { regions: [id] } }));
  const tell = (why: BoxFaultCode, facts: BoxFault['facts']) => faults.push({ place, why, facts });
  const raised = idsOf(({ terrain }) => terrain === 'mountain');
  if (raised.length > mountains) tell('mountains', { most: mountains, regions: raised });
  const peopled = idsOf(({ lostTribe }) => lostTribe === true);
  if (peopled.length > tribes) tell('tribes', { most: tribes, regions: peopled });
  const water = idsOf(({ terrain }) => isWater(terrain));
  if (regions.length - water.length < land) tell('landFew', { least: land, regions: water });
  const entered = idsOf((region) => isEntry(region, regions));
  if (entered.length < entries) tell('entriesFew', { least: entries, regions: entered });
  return faults;
}

/** MAP-4: land on the edge of the board, or beside a sea that is. */
function isEntry({ terrain, around }: OwnRegion, regions: readonly OwnRegion[]): boolean {
  if (isWater(terrain)) return false;
  return around.some((id) => id === edge || (regions[id]?.terrain === 'sea' && regions[id]?.around.includes(edge)));
}
