import { has, named, t } from '../locale/index.ts';
import {
  type BoardId,
  boards,
  type Force,
  type GameView,
  type MarkerId,
  type RegionId,
  type Seat,
} from '../rules/index.ts';

/** What names need to know: which board, and who sits where. */
export interface Naming {
  readonly board: BoardId;
  readonly seats: readonly { readonly name: string }[];
}

/** A region's name: its terrain and its number on the board, counted from 1. */
export function regionName(board: BoardId, region: RegionId): string {
  const facts = boards[board].regions[region];
  return t('region.name', { terrain: named('terrain', facts?.terrain ?? ''), number: region + 1 });
}

/** A region's name with the symbols printed on it: "Hill 6 · cavern". */
export function regionTitle(board: BoardId, region: RegionId): string {
  const symbols = (boards[board].regions[region]?.symbols ?? []).map((symbol) => named('symbol', symbol));
  return t('region.title', { name: regionName(board, region), symbols: symbols.join(' · ') || null });
}

/** Name of the player in a seat. */
export function seatName(naming: Pick<Naming, 'seats'>, seat: Seat | null): string {
  if (seat === null) return '';
  return naming.seats[seat]?.name ?? t('setup.name.default', { number: seat + 1 });
}

/** A race's name for a number of its tokens: one Orc, two Orcs. */
export function raceName(race: string, count?: number): string {
  return count === 1 ? named('race', race, 'one') : named('race', race);
}

/** Name of a race or of a power, whichever has this id. */
export function traitName(id: string): string {
  return has(`race.${id}`) ? named('race', id) : named('power', id);
}

/** "Flying Orcs", or "Orcs" where the badge is gone. */
export function comboName(combo: { readonly race: string; readonly power: string | null }): string {
  const race = raceName(combo.race);
  return combo.power === null ? race : t('combo.name', { power: named('power', combo.power), race });
}

/** "Fortress", "2 Encampments". */
export function markerName(marker: MarkerId, count = 1): string {
  const key = `marker.${marker}`;
  return has(key) ? t(key, { count }) : marker;
}

/** The force whose tokens stand in a region, or null. */
export function forceAt(view: GameView, region: RegionId): Force | null {
  const id = view.regions[region]?.force ?? null;
  return view.forces.find((force) => force.id === id) ?? null;
}

/** Who holds a region, in words for the person at the screen; null when nobody does. */
export function holderWords(view: GameView, naming: Naming, region: RegionId): string | null {
  const force = forceAt(view, region);
  if (!force) return null;
  const own = force.seat === view.viewer;
  if (own) return force.declined ? t('region.holder.own.declined') : t('region.holder.own');
  const seat = seatName(naming, force.seat);
  return force.declined ? t('region.holder.declined', { seat }) : t('region.holder', { seat });
}

/** What lies in a region, in words: tokens, Lost Tribe, markers. */
export function contentWords(view: GameView, region: RegionId): readonly string[] {
  const there = view.regions[region];
  if (!there) return [];
  const force = forceAt(view, region);
  const tokens = force ? [t('region.tokens', { count: there.tokens, race: raceName(force.race, there.tokens) })] : [];
  const tribe = there.lostTribe ? [t('region.lostTribe')] : [];
  return [...tokens, ...tribe, ...Object.entries(there.markers).map(([marker, count]) => markerName(marker, count))];
}
