import { type JSX, useId } from 'react';
import { turnRows } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { waysFrom } from './chart.ts';
import type { MapGame } from './game.ts';
import { isWayNow, type WayNow } from './openness.ts';
import { aboutPhase, goingWords, reasonOf } from './words.ts';

interface AboutProps {
  readonly game: MapGame;
  readonly about: StageName;
  readonly ways: readonly WayNow[];
  readonly onClause: ((clause: string) => void) | undefined;
}

/** What a phase is about and where it leads; for the present phase, which ways are open and why the others are closed. */
export function About({ game, about, ways, onClause }: AboutProps): JSX.Element {
  const id = useId();
  const isNow = about === game.phase;
  const out = isNow ? ways : waysFrom(about);
  return (
    <section className="turn-map-about" aria-labelledby={id}>
      <div>
        <h3 id={id}>
          <Glyph name={`phase.${about}`} /> {t(`phase.${about}.long`)}
        </h3>
        <p>
          {aboutPhase(about)} <Clause clause={turnRows[about].clause} onClause={onClause} />
        </p>
      </div>
      {out.length === 0 ? (
        <p className="faint">{t('map.ways.none')}</p>
      ) : (
        <div>
          <h4>{t(isNow ? 'map.ways.now' : 'map.ways.other')}</h4>
          <ul className="turn-map-ways">
            {out.map((way) => (
              <li key={way.to} data-to={way.to} data-way={isWayNow(way) ? (way.bar ? 'closed' : 'open') : 'ahead'}>
                <Glyph name={`phase.${way.to}`} />
                <span>
                  <b>{t(`phase.${way.to}`)}</b> {goingWords(way)}
                </span>
                {isWayNow(way) ? <Openness way={way} game={game} onClause={onClause} /> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OpennessProps extends Pick<AboutProps, 'game' | 'onClause'> {
  readonly way: WayNow;
}

function Openness({ way: { bar, to }, game, onClause }: OpennessProps): JSX.Element {
  if (bar === null) {
    return (
      <span className="turn-map-mark">
        <Glyph name="thing.check" /> {t('map.open')}
      </span>
    );
  }
  const { text, clause } = reasonOf(bar, to, game.view, game.naming);
  return (
    <>
      <span className="turn-map-mark">
        <Glyph name="thing.close" /> {t('map.closed')}
      </span>
      <span className="turn-map-reason">
        {text} {clause === null ? null : <Clause clause={clause} onClause={onClause} />}
      </span>
    </>
  );
}

/** A clause, linked to the rules where they can be opened from here. */
function Clause({ clause, onClause }: { readonly clause: string } & Pick<AboutProps, 'onClause'>): JSX.Element {
  return onClause ? (
    <button
      type="button"
      className="clause"
      aria-label={t('rules.clause', { clause })}
      onClick={() => onClause(clause)}
    >
      {clause}
    </button>
  ) : (
    <small>{clause}</small>
  );
}
