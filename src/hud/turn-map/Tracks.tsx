import { type JSX, memo } from 'react';
import type { StageName } from '../../session/turn/index.ts';
import { phases } from './chart.ts';
import { type Card, pathData, track } from './curve.ts';
import { TrackEnd } from './Legend.tsx';
import type { WayNow } from './openness.ts';

interface TracksProps {
  readonly on: Card;
  readonly className: string;
  readonly gone: readonly StageName[];
  readonly ways: readonly WayNow[];
  /** Draws the ways that were not taken only faintly. */
  readonly compact: boolean;
}

type Kind = 'gone' | 'open' | 'closed' | 'ahead';

/** Drawing order: what matters most is drawn last, on top. */
const order: readonly Kind[] = ['ahead', 'closed', 'gone', 'open'];

/** The ways between the phases as tracks on the card. The list of phases says the same in words. */
export const Tracks = memo(function Tracks({ on, className, gone, ways, compact }: TracksProps): JSX.Element {
  const present = gone.at(-1);
  const kindOf = (from: StageName, to: StageName): Kind => {
    const way = from === present ? ways.find((one) => one.to === to) : undefined;
    if (gone.some((one, at) => one === from && gone[at + 1] === to)) return 'gone';
    if (!way || compact) return 'ahead';
    return way.bar === null ? 'open' : 'closed';
  };
  const tracks = phases.flatMap(({ name: from, ways: all }) =>
    all.map(({ to }) => ({ from, to, kind: kindOf(from, to) })),
  );
  return (
    <svg className={`turn-map-tracks ${className}`} viewBox={`0 0 ${on.width} ${on.height}`} aria-hidden="true">
      {tracks
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map(({ from, to, kind }) => (
          <Track key={`${from} ${to}`} on={on} from={from} to={to} kind={kind} />
        ))}
    </svg>
  );
});

interface TrackProps {
  readonly on: Card;
  readonly from: StageName;
  readonly to: StageName;
  readonly kind: Kind;
}

function Track({ on, from, to, kind }: TrackProps): JSX.Element | null {
  const points = track(on, from, to);
  const [end, before, middle] = [points.at(-1), points.at(-2), points[Math.floor(points.length / 2)]];
  if (!end || !before || !middle) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g data-from={from} data-to={to} data-kind={kind}>
      {kind === 'gone' || kind === 'open' ? <path className="bed" d={pathData(points)} /> : null}
      <path className={`track ${kind}`} d={pathData(points)} />
      <TrackEnd
        kind={kind}
        at={`translate(${end.x} ${end.y}) rotate(${angle})`}
        middle={`translate(${middle.x} ${middle.y})`}
      />
    </g>
  );
}
