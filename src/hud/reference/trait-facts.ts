import { contentOf, type Dealt, type GameView, type MarkerId } from '../../rules/index.ts';
import type { MessageArgs, MessageKey } from '../../ui/locale/index.ts';
import type { Trait } from '../../ui/locale/rulebook.ts';
import { comboName, type Naming, seatName } from '../../ui/words/names.ts';

/** Every race, then every power, in the game's box: the order of the cards. */
export function allTraits(game: Dealt): readonly Trait[] {
  const { races, powers } = contentOf(game);
  return [
    ...Object.keys(races).map((id): Trait => ({ kind: 'race', id })),
    ...Object.keys(powers).map((id): Trait => ({ kind: 'power', id })),
  ];
}

/** The previous and next card, wrapping around, and its own position (from 1). */
export function neighbours(
  game: Dealt,
  { kind, id }: Trait,
): { before: Trait; after: Trait; place: number; count: number } | null {
  const all = allTraits(game);
  const at = all.findIndex((one) => one.kind === kind && one.id === id);
  const before = all.at(at - 1);
  const after = all[(at + 1) % all.length];
  return at < 0 || !before || !after ? null : { before, after, place: at + 1, count: all.length };
}

/** What is printed on the banner or badge. */
export function printed(
  game: Dealt,
  { kind, id }: Trait,
): { tokens: number; supply: number | null; markers: readonly MarkerId[] } {
  const { races, powers } = contentOf(game);
  const race = kind === 'race' ? races[id] : undefined;
  const trait = race ?? powers[id];
  const markers = [...(trait?.markers ?? []), ...(trait?.declined?.markers ?? [])].map((rule) => rule.id);
  return { tokens: trait?.tokens ?? 0, supply: race?.supply ?? null, markers: [...new Set(markers)] };
}

/** Where a race or power is in this game: who plays it, and whether it is on offer. One message each, or a single one if it is nowhere. */
export function whereabouts(
  view: GameView,
  naming: Naming,
  { kind, id }: Trait,
): readonly (readonly [MessageKey, MessageArgs])[] {
  const held = view.forces
    .filter((force) => force[kind] === id)
    .map((force) => {
      const args = { seat: seatName(naming, force.seat), combo: comboName(naming, force) };
      return [force.declined ? 'card.held.declined' : 'card.held', args] as const;
    });
  const offered = view.column.flatMap((combo, index) =>
    combo[kind] === id ? [['card.offered', { place: index + 1, combo: comboName(naming, combo) }] as const] : [],
  );
  const found = [...held, ...offered];
  return found.length > 0 ? found : [['card.away', {}]];
}
