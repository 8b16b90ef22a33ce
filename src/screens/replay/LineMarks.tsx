import type { JSX } from 'react';
import type { Mark } from '../story/facts.ts';
import type { Replay } from './use-replay.ts';
import { roundsOf } from './way.ts';

interface LineMarksProps {
  readonly marks: readonly Mark[];
  readonly points: Replay['points'];
  readonly costly: readonly number[];
  readonly end: number;
  readonly course: Replay['course'];
}

/** What is on the line: where rounds begin, and where races came and went. For eyes only: everything can be chosen from a list as well. */
export function LineMarks({ marks, points, costly, end, course }: LineMarksProps): JSX.Element {
  const at = (played: number) => `${((played / Math.max(1, end)) * 100).toFixed(2)}%`;
  return (
    <div className="replay-marks" aria-hidden="true">
      {roundsOf(course).map(({ round, from }) => (
        <span key={from} className="replay-round" style={{ left: at(from) }}>
          {round}
        </span>
      ))}
      {points.map(({ at: place }) => (
        <i key={place} className="replay-sign turned" style={{ left: at(place + 1) }} />
      ))}
      {costly.map((place) => (
        <i key={place} className="replay-sign costly" style={{ left: at(place) }} />
      ))}
      {marks.map((mark) => (
        <i
          key={`${mark.at} ${mark.kind} ${mark.race}`}
          className={`replay-sign ${mark.kind}`}
          style={{ left: at(mark.at + 1) }}
        />
      ))}
    </div>
  );
}
