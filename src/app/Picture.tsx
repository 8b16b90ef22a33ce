import { type JSX, lazy, Suspense, useCallback, useEffect } from 'react';
import { attend, lookAway } from '../attention/index.ts';
import { useActivateRegion } from '../hud/index.ts';
import { t } from '../locale/index.ts';
import type { GameEvent } from '../rules/index.ts';
import type { TableProps } from '../table/index.ts';
import { TableActor } from '../turn/react.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useInsets } from './use-insets.ts';

// Asked for as soon as this module is there, so that it comes while the first panels are drawn.
const table = import('../table/index.ts');
const Table = lazy(async () => ({ default: (await table).Table }));
// Few need it: where there is no 3D, or while it is lost.
const PlanBoard = lazy(async () => ({ default: (await import('../hud/PlanBoard.tsx')).PlanBoard }));

/** Whether the table is drawn in 3D: `none` where the browser cannot, `lost` while it has lost the picture. */
export type PictureState = 'drawn' | 'none' | 'lost';

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

  useEffect(() => {
    // A table that cannot be fetched is as good as none.
    const check = async () => (await table).hasWebGL();
    check()
      .catch(() => false)
      .then((drawn) => {
        if (!drawn) onState('none');
      });
  }, [onState]);

  return (
    <>
      {state === 'none' ? null : (
        <ErrorBoundary fallback={() => <Gone onGone={() => onState('none')} />}>
          <div className={state === 'lost' ? 'game-table lost' : 'game-table'}>
            <Suspense fallback={<p className="waiting">{t('setup.loading')}</p>}>
              <Table
                {...directed}
                insets={insets}
                onRegion={activate}
                onCombo={pointAt}
                onMoment={onMoment}
                onContextLost={lost}
                onContextRestored={restored}
              />
            </Suspense>
          </div>
        </ErrorBoundary>
      )}
      {state === 'drawn' ? null : (
        <Suspense fallback={<p className="waiting">{t('setup.loading')}</p>}>
          <PlanBoard onShown={directed.onShown} />
        </Suspense>
      )}
    </>
  );
}

/** A table that could not be drawn after all is as good as none. */
function Gone({ onGone }: { readonly onGone: () => void }): null {
  useEffect(onGone, [onGone]);
  return null;
}
