import { ownTrait } from '../../rules/box.ts';
import {
  type BoardId,
  type BoxName,
  boardFacts,
  type Dealt,
  type Force,
  type GameView,
  type MarkerId,
  type OwnPowerData,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';
import { type Family, has, type List, listOf, type Name, named, nameOf, t } from '../locale/index.ts';
import { playerName, type Seated } from '../locale/players.ts';

export interface Naming extends Dealt {
  readonly board: BoardId;
  readonly content: BoxName | undefined;
  readonly seats: readonly Seated[];
}

export function nameIn(kind: Exclude<Family, 'race' | 'power'>, id: string): Name {
  return nameOf(`${kind}.${id}`, id);
}

/** A region's name: its terrain and its number on the board, counted from 1. */
export function regionName(board: BoardId, region: RegionId): Name {
  return placeName(boardFacts(board).regions[region]?.terrain ?? '', region);
}

export function placeName(terrain: string, region: RegionId): Name {
  return nameOf('region.name', '', { terrain: nameIn('terrain', terrain), number: region + 1 });
}

/** A region's name with the symbols printed on it, on its own: "Hill 6 · cavern". */
export function regionTitle(board: BoardId, region: RegionId): string {
  const symbols = (boardFacts(board).regions[region]?.symbols ?? []).map((symbol) => named('symbol', symbol));
  return t('region.title', { name: regionName(board, region), symbols: symbols.join(' · ') || null });
}

export function seatName(naming: Pick<Naming, 'seats'>, seat: Seat | null): string {
  if (seat === null) return '';
  return playerName(seat, naming.seats[seat]);
}

function nameOfTrait(of: Dealt, kind: 'race' | 'power', id: string): Name {
  const own = ownTrait(of, id);
  return nameOf(`${kind}.${id}`, id, {}, own && ((language) => ownName(own, language)));
}

/** A race's name in its box: of the people, or for a number of its tokens (one Orc, two Orcs). */
export function raceName(of: Dealt, race: string, count?: number): Name {
  const name = nameOfTrait(of, 'race', race);
  const counted = `race.${race}.counted` as const;
  return count !== undefined && name.given === undefined && has(counted) ? nameOf(counted, race, { count }) : name;
}

export function powerName(of: Dealt, power: string): Name {
  return nameOfTrait(of, 'power', power);
}

export function traitName(of: Dealt, id: string): Name {
  const own = ownTrait(of, id);
  const isRace = own === undefined ? has(`race.${id}`) : 'borrows' in own;
  return isRace ? raceName(of, id) : powerName(of, id);
}

/** "Flying Orcs", or "Orcs" if the badge is gone. */
export function comboName(of: Dealt, combo: { readonly race: string; readonly power: string | null }): Name {
  const race = raceName(of, combo.race);
  return combo.power === null ? race : nameOf('combo.name', '', { power: powerName(of, combo.power), race });
}

/** "Fortress", "2 Encampments". */
export function markerName(marker: MarkerId, count = 1): Name {
  return nameOf(`marker.${marker}`, marker, { count });
}

export function forceAt(view: GameView, region: RegionId): Force | null {
  const id = view.regions[region]?.force ?? null;
  return view.forces.find((force) => force.id === id) ?? null;
}

export function holderWords(view: GameView, naming: Naming, region: RegionId): string | null {
  const force = forceAt(view, region);
  if (!force) return null;
  const own = force.seat === view.viewer;
  if (own) return force.declined ? t('region.holder.own.declined') : t('region.holder.own');
  const seat = seatName(naming, force.seat);
  return force.declined ? t('region.holder.declined', { seat }) : t('region.holder', { seat });
}

/** The contents of a region, in words: tokens, Lost Tribe, markers; not what its name says. */
export function contentWords(view: GameView, region: RegionId): List {
  const there = view.regions[region];
  if (!there) return listOf([]);
  const force = forceAt(view, region);
  const tokens = force
    ? [t('region.tokens', { count: there.tokens, race: raceName(view, force.race, there.tokens) })]
    : [];
  const tribe = there.lostTribe ? [t('region.lostTribe')] : [];
  // The name of a mountain says what it is.
  const ground = boardFacts(view.board).regions[region]?.terrain;
  const markers = Object.entries(there.markers)
    .filter(([marker]) => marker !== ground)
    .map(([marker, count]) => markerName(marker, count));
  return listOf([...tokens, ...tribe, ...markers]);
}

/** A name in the language spoken, else in English, else in whichever it was given; its id if it has none. */
export function ownName({ id, names }: Pick<OwnPowerData, 'id' | 'names'>, language: string): string {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? id;
}
