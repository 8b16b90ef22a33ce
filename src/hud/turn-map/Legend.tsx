import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';

export function Legend(): JSX.Element {
  return (
    <ul className="turn-map-legend">
      {(['gone', 'open', 'closed'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 40 12" aria-hidden="true" className="turn-map-tracks">
            <path className={`track ${kind}`} d="M2 6H32" />
            <TrackEnd kind={kind} at="translate(34 6)" middle="translate(18 6)" />
          </svg>
          {t(`map.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

interface TrackEndProps {
  readonly kind: 'gone' | 'open' | 'closed' | 'ahead';
  /** Where the track ends and its angle there, and the same for its middle. */
  readonly at: string;
  readonly middle: string;
}

/** Says a track's kind without colour: an arrow where it is open or was taken, a bar where it is closed. */
export function TrackEnd({ kind, at, middle }: TrackEndProps): JSX.Element | null {
  if (kind === 'ahead') return null;
  return kind === 'closed' ? (
    <path className="bar" d="M-3.5-3.5 3.5 3.5M-3.5 3.5 3.5-3.5" transform={middle} />
  ) : (
    <path className={`tip ${kind}`} d="M-5-4.5 4 0-5 4.5-3 0Z" transform={at} />
  );
}
