import type { JSX } from 'react';
import type { Aftermath } from '../../rules/ahead.ts';
import { clausesOf, type Prospect, type RegionId } from '../../rules/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { forceAt, markerName, raceName } from '../../ui/words/names.ts';
import { costLineWords } from '../../ui/words/refusal-words.ts';
import { consequencesOf } from '../board/consequences.ts';
import { ClauseLink, RaceChip } from '../frame/chips.tsx';
import { RegionSlot } from '../frame/Slot.tsx';
import type { Game } from '../frame/use-game.ts';

interface CardWhyProps {
  readonly game: Game;
  readonly region: RegionId;
  /** Who holds it, where that is not said above. */
  readonly holder: JSX.Element | null;
  /** How it lies, and what its signs are worth. */
  readonly place: string;
  readonly prospect: Prospect | null;
  readonly outcome: Aftermath | null;
}

/** All that is to be known besides: folded away. On a phone the card is pulled up by it. */
export function CardWhy({ game, region, holder, place, prospect, outcome }: CardWhyProps): JSX.Element | null {
  const { view } = game;
  const content = contentOf(game, region);
  if (!holder && place === '' && !content) return null;
  return (
    <details className="card-why">
      <summary>{t('opponent.why.short')}</summary>
      {holder}
      {place ? <p className="card-lies faint">{place}</p> : null}
      {content}
      {prospect ? (
        <ul className="why-rules" aria-label={t('rules.behind')}>
          {prospect.cost.lines.flatMap((line) =>
            clausesOf(line).map((clause) => (
              <li key={`${line.source} ${line.of} ${clause}`}>
                <span>{costLineWords(view, line)}</span> <ClauseLink clause={clause} />
              </li>
            )),
          )}
        </ul>
      ) : null}
      {outcome ? <Consequences game={game} outcome={outcome} /> : null}
      <RegionSlot game={game} region={region} />
    </details>
  );
}

interface ConsequencesProps {
  readonly game: Game;
  readonly outcome: Aftermath;
}

function Consequences({ game: { view }, outcome }: ConsequencesProps): JSX.Element | null {
  const lines = consequencesOf({ outcome, view });
  if (lines.length === 0) return null;
  return (
    <ul className="consequences" aria-label={t('taking.label')}>
      {lines.map(({ sign, words, clause }) => (
        <li key={`${sign} ${words}`}>
          <Glyph name={sign} /> <span>{words}</span> <ClauseLink clause={clause} />
        </li>
      ))}
    </ul>
  );
}

function contentOf({ view }: Game, region: RegionId): JSX.Element | null {
  const there = view.regions[region];
  const force = forceAt(view, region);
  if (!there) return null;
  const markers = Object.entries(there.markers);
  if (!force && !there.lostTribe && markers.length === 0) return null;
  return (
    <ul className="content">
      {force ? (
        <li>
          <RaceChip race={force.race} declined={force.declined} count={there.tokens} />
          {said(raceName(view, force.race, there.tokens))}
        </li>
      ) : null}
      {there.lostTribe ? (
        <li>
          <Glyph name="marker.lostTribe" /> {t('region.lostTribe')}
        </li>
      ) : null}
      {markers.map(([marker, count]) => (
        <li key={marker}>
          <Glyph name={`marker.${marker}`} /> {said(markerName(marker, count))}
        </li>
      ))}
    </ul>
  );
}
