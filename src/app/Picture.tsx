import { type JSX, type ReactNode, useCallback, useEffect } from 'react';
import { attend, lookAway } from '../attention/index.ts';
import { fetched, useFetched } from '../fetched/index.ts';
import { ErrorBoundary, loadPlanBoard, part, useActivateRegion, usePace } from '../hud/index.ts';
import { t } from '../locale/index.ts';
import type { GameEvent } from '../rules/index.ts';
import type { TableProps } from '../table/index.ts';
import { loadTable } from '../table/later.ts';
import { TableActor } from '../turn/react.ts';
import { useInsets } from './use-insets.ts';

const table = fetched(loadTable);
// Asked for as soon as this module is there, so that it comes while the first panels are drawn.
table.want();

const waiting = () => <p className="waiting">{t('setup.loading')}</p>;

// Few need it: where there is no 3D, or while it is lost.
const PlanBoard = part(loadPlanBoard, {
  waiting,
  around: (words, { onShown }) => <Unseen onShown={onShown}>{words}</Unseen>,
});

/**
 * Whether the table is drawn in 3D: `none` where the browser cannot, `lost` while it has lost the picture, `unfetched` while what draws it is
 * missing.
 */
export type PictureState = 'drawn' | 'none' | 'lost' | 'unfetched';

interface PictureProps extends Pick<TableProps, 'rate' | 'camera' | 'onShown'> {
  readonly state: PictureState;
  readonly onState: (state: PictureState) => void;
  /** A movement began, or a piece of it landed. */
  readonly onMoment: (events: readonly GameEvent[], moment: 'begins' | 'lands') => void;
}

/** The board: the table in 3D, or its plan where there is no 3D. */
export function Picture({ state, onState, onMoment, ...directed }: PictureProps): JSX.Element {
  const activate = useActivateRegion();
  const part = TableActor.useSelector(({ context: { view } }) =>
    view !== null && view.turnSeat === view.viewer ? `${view.round} ${view.seat} ${view.phase}` : null,
  );
  const insets = useInsets(part);
  const lost = useCallback(() => onState('lost'), [onState]);
  const restored = useCallback(() => onState('drawn'), [onState]);
  const pointAt = useCallback((combo: number) => attend({ combo }), []);

  // What was looked at on one table is not looked at on the next.
  useEffect(() => lookAway, []);

  const { value: room, isMissing } = useFetched(table);
  useEffect(() => {
    if (room === null) {
      if (isMissing) onState('unfetched');
    } else if (!room.hasWebGL()) onState('none');
    else if (state === 'unfetched') onState('drawn');
  }, [room, isMissing, state, onState]);

  return (
    <>
      {state === 'none' || state === 'unfetched' ? null : (
        <ErrorBoundary fallback={() => <Gone onGone={() => onState('none')} />}>
          <div className={state === 'lost' ? 'game-table lost' : 'game-table'}>
            {room === null ? (
              waiting()
            ) : (
              <room.Table
                {...directed}
                insets={insets}
                onRegion={activate}
                onCombo={pointAt}
                onMoment={onMoment}
                onContextLost={lost}
                onContextRestored={restored}
              />
            )}
          </div>
        </ErrorBoundary>
      )}
      {state === 'drawn' ? null : <PlanBoard onShown={directed.onShown} />}
    </>
  );
}

/** A table that could not be drawn after all is as good as none. */
function Gone({ onGone }: { readonly onGone: () => void }): null {
  useEffect(onGone, [onGone]);
  return null;
}

interface UnseenProps {
  readonly onShown: TableProps['onShown'] | undefined;
  readonly children: ReactNode;
}

/** No board at all, for the moment: what is played goes on all the same, and can be heard and read. */
function Unseen({ onShown, children }: UnseenProps): JSX.Element {
  usePace(onShown);
  return <div className="plan missing-board">{children}</div>;
}
