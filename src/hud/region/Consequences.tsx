import type { JSX } from 'react';
import { type MessageKey, t } from '../../locale/index.ts';
import { Glyph, type GlyphProps } from '../../look/index.ts';
import type { Aftermath, MarkerMove } from '../../rules/ahead.ts';
import { type GameView, markerRule } from '../../rules/index.ts';
import { markerName, raceName } from '../../words/index.ts';
import { ClauseLink } from '../frame/chips.tsx';

interface ConsequencesProps {
  readonly outcome: Aftermath;
  readonly view: GameView;
}

/** What a conquest would take from others, and leave in the region: one line each, with its clause. */
export function Consequences({ outcome, view }: ConsequencesProps): JSX.Element | null {
  const { loser, lostTribe, markers } = outcome;
  if (!loser && !lostTribe && markers.length === 0) return null;
  return (
    <ul className="consequences" aria-label={t('taking.label')}>
      {loser ? <Line sign={`race.${loser.race}`} words={loserWords(loser)} clause={loser.clause} /> : null}
      {loser?.leaves ? (
        <Line sign="phase.decline" words={t('taking.leaves', { race: raceName(loser.race) })} clause="DEC-7" />
      ) : null}
      {lostTribe ? <Line sign="marker.lostTribe" words={t('taking.lostTribe')} clause="CON-10" /> : null}
      {markers.map((move) => (
        <Line
          key={`${move.marker} ${move.to}`}
          sign={`marker.${move.marker}`}
          words={t(wordsFor(view, move), { marker: markerName(move.marker, move.count) })}
          clause={move.clause}
        />
      ))}
    </ul>
  );
}

/** "Elves: lose none, 3 back in hand". */
function loserWords({ race, lost, withdrawn }: NonNullable<Aftermath['loser']>): string {
  return t('taking.loser', { race: raceName(race), lost, withdrawn });
}

function wordsFor(view: GameView, { marker, to }: MarkerMove): MessageKey {
  if (to !== 'here') return to === 'owner' ? 'taking.marker.owner' : 'taking.marker.box';
  return markerRule(view, marker).immune ? 'taking.marker.guards' : 'taking.marker.here';
}

interface LineProps {
  readonly sign: GlyphProps['name'];
  readonly words: string;
  readonly clause: string;
}

function Line({ sign, words, clause }: LineProps): JSX.Element {
  return (
    <li>
      <Glyph name={sign} /> <span>{words}</span> <ClauseLink clause={clause} />
    </li>
  );
}
