import { type JSX, type KeyboardEvent, useId } from 'react';
import { contentOf, type Dealt, type GameView, type MarkerId } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { listOf, type MessageArgs, type MessageKey, said, t } from '../../ui/locale/index.ts';
import type { Rulebook, Trait } from '../../ui/locale/rulebook.ts';
import { Glyph, useDealt } from '../../ui/look/index.ts';
import { comboName, markerName, type Naming, seatName, traitName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { RaceChip } from '../frame/chips.tsx';
import { openTrait } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { Entry } from './Chapters.tsx';

interface TraitCardProps {
  readonly game: Game;
  readonly book: Rulebook;
  readonly trait: Trait;
}

/** Arrow keys move to the next card. */
export function TraitCard({ game, book, trait }: TraitCardProps): JSX.Element {
  const heading = useId();
  const { kind, id } = trait;
  const { tokens, supply, markers } = printed(game.view, trait);
  const beside = neighbours(game.view, trait);
  const clauses = book.clausesOf(trait);
  const turn = (event: KeyboardEvent) => {
    const goal = event.key === 'ArrowLeft' ? beside?.before : event.key === 'ArrowRight' ? beside?.after : undefined;
    if (!goal) return;
    event.preventDefault();
    openTrait(game.scope, goal.kind, goal.id);
  };
  return (
    <section className="trait-card parchment" aria-labelledby={heading} data-trait={`${kind}.${id}`} onKeyDown={turn}>
      <header>
        <Sign trait={trait} />
        <div>
          <small>{t(`card.kind.${kind}`)}</small>
          <h3 id={heading}>{said(traitName(game.view, id))}</h3>
          <p>{t(supply === null ? 'card.tokens.power' : 'card.tokens.race', { tokens, supply })}</p>
        </div>
      </header>
      <p>{traitWords(game.view, kind, id, 'long')}</p>
      {markers.length > 0 ? (
        <p className="card-markers">
          {markers.map((marker) => (
            <Glyph key={marker} name={`marker.${marker}`} />
          ))}
          {t('card.markers', { markers: listOf(markers.map((marker) => markerName(marker))) })}
        </p>
      ) : null}
      <h4>{t('card.game')}</h4>
      <ul>
        {whereabouts(game.view, game.naming, trait).map(([key, args], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of words, in the order of the table
          <li key={place}>{t(key, args)}</li>
        ))}
      </ul>
      {clauses.length > 0 ? <h4>{t('card.clauses')}</h4> : null}
      <dl>
        {clauses.map((clause) => (
          <Entry key={clause.id} clause={clause} onCard />
        ))}
      </dl>
      {beside ? (
        <footer>
          <Turn trait={beside.before} way="previous" />
          <span className="faint">{t('card.position', { place: beside.place, count: beside.count })}</span>
          <Turn trait={beside.after} way="next" />
        </footer>
      ) : null}
    </section>
  );
}

function Sign({ trait: { kind, id } }: { readonly trait: Trait }): JSX.Element {
  return kind === 'race' ? <RaceChip race={id} /> : <Glyph name={`power.${id}`} />;
}

function Turn({ trait, way }: { readonly trait: Trait; readonly way: 'previous' | 'next' }): JSX.Element {
  const scope = useScope();
  const label = t(`card.${way}`, { name: traitName(useDealt(), trait.id) });
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      data-turn-to={way}
      onClick={() => openTrait(scope, trait.kind, trait.id)}
    >
      <Sign trait={trait} /> <span aria-hidden="true">{way === 'next' ? '›' : '‹'}</span>
    </button>
  );
}

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

/** Who plays it, and whether it is on offer: one message each, or a single one if it is nowhere. */
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
