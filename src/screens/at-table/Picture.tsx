import { type JSX, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadPlanBoard, useActivateRegion, usePace } from '../../hud/index.ts';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { GameEvent } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import type { TableProps } from '../../table/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { t } from '../../ui/locale/index.ts';
import { fetchFaces } from '../../ui/look/faces.ts';
import { hasWebGL } from '../../ui/platform/canvas.ts';
import { useInsets } from './use-insets.ts';

const table = lazyValue(() => import('../../table/index.ts'));
// Fetched as soon as this module loads, so that it arrives while the first panels are drawn.
table.load();
// After it: they are no reason to wait for the first turn. Where they are seen before, the browser fetches them itself.
void table.settled().then(fetchFaces);

const waiting = () => <p className="waiting">{t('setup.loading')}</p>;

// Rarely needed: without 3D, or while the picture is lost.
const PlanBoard = lazyPanel(loadPlanBoard, {
  waiting,
  around: (words, { onShown }) => <Unseen onShown={onShown}>{words}</Unseen>,
});

/** The state of the 3D picture: `none` if the browser cannot draw it, `lost` while its context is lost, `unfetched` while its code is missing. */
export type PictureState = 'drawn' | 'none' | 'lost' | 'unfetched';

export interface PictureProps extends Pick<TableProps, 'rate' | 'camera' | 'onShown'> {
  readonly state: PictureState;
  readonly onState: (state: PictureState) => void;
  /** Called when a movement begins or one of its pieces lands. */
  readonly onMoment: (events: readonly GameEvent[], moment: 'begins' | 'lands') => void;
}

/** The board: the table in 3D, or its plan if there is no 3D. */
export function Picture({ state, onState, onMoment, ...directed }: PictureProps): JSX.Element {
  const activate = useActivateRegion();
  const part = TableActor.useSelector(({ context: { view } }) =>
    view !== null && view.turnSeat === view.viewer ? `${view.round} ${view.seat} ${view.phase}` : null,
  );
  const insets = useInsets(part);
  const lost = useCallback(() => onState('lost'), [onState]);
  const restored = useCallback(() => onState('drawn'), [onState]);
  // What was drawn once can be drawn again, whatever has gone wrong since.
  const wasDrawn = useRef(false);
  const drawn = useCallback(() => {
    wasDrawn.current = true;
  }, []);

  const { value: module, isMissing } = useLazy(table);
  useEffect(() => {
    if (module === null) {
      if (isMissing) onState('unfetched');
    } else if (!hasWebGL()) onState('none');
    else if (state === 'unfetched') onState('drawn');
  }, [module, isMissing, state, onState]);

  return (
    <>
      {state === 'none' || state === 'unfetched' ? null : (
        <ErrorBoundary
          isLookedAfter
          fallback={() => <Gone onGone={() => onState(wasDrawn.current ? 'lost' : 'none')} />}
        >
          <div className={state === 'lost' ? 'game-table lost' : 'game-table'}>
            {module === null ? (
              waiting()
            ) : (
              <module.Table
                {...directed}
                insets={insets}
                onRegion={activate}
                onDrawn={drawn}
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

/** If the table cannot be drawn after all, treat it as not available; if it fails later, as lost. */
function Gone({ onGone }: { readonly onGone: () => void }): null {
  useEffect(onGone, [onGone]);
  return null;
}

interface UnseenProps {
  readonly onShown: TableProps['onShown'] | undefined;
  readonly children: ReactNode;
}

/** No board at all for the moment: the game goes on and can still be heard and read. */
function Unseen({ onShown, children }: UnseenProps): JSX.Element {
  usePace(onShown);
  return <div className="plan missing-board">{children}</div>;
}
