import { useCallback } from 'react';
import type { Shot } from '../../table/attention/index.ts';
import type { DrawCamera, TableHost } from '../../table/host.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';

// Whoever looks at a big screen can do nothing about a missing file: it is retried automatically.
const DirectedCamera = lazyComponent(async () => ({
  default: (await import('../../table/camera/DirectedCamera.tsx')).DirectedCamera,
}));
/** The camera's pace where nothing is waited for. */
const INSTANT = 8;

type Moment = NonNullable<TableHost['onMoment']>;

interface Directed {
  readonly note: Moment;
  readonly hear: Moment;
  readonly shot: Shot;
  readonly tempo: number | 'instant';
  /** Draws at most 30 frames per second. */
  readonly sparing: boolean;
}

/** The picture of a big screen nobody moves by hand: the camera follows what happens. */
export function useDirected({ note, hear, shot, tempo, sparing }: Directed) {
  const onMoment = useCallback<Moment>(
    (events, moment) => {
      note(events, moment);
      hear(events, moment);
    },
    [note, hear],
  );
  const camera = useCallback<DrawCamera>(
    (given) => <DirectedCamera {...given} shot={shot} pace={tempo === 'instant' ? INSTANT : tempo} sparing={sparing} />,
    [shot, tempo, sparing],
  );
  return { onMoment, camera };
}
