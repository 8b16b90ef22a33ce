import { type JSX, type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadPlanBoard, useActivateRegion, usePace } from '../../hud/index.ts';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { nowShowing } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { type TableHost, TableHostContext } from '../../table/host.ts';
import { isTap } from '../../table/tap.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import faces from '../../ui/look/portraits.webp';
import { hasWebGL } from '../../ui/platform/canvas.ts';
import { Waiting } from '../page/Waiting.tsx';
import { useInsets } from './use-insets.ts';

const table = lazyValue(() => import('../../table/index.ts'));
// Fetched as soon as this module loads, so that it arrives while the first panels are drawn.
table.load();
// After it: no reason to wait for the first turn. Where seen before, the browser fetches them itself.
void table.settled().then(fetchFaces);

const waiting = () => <Waiting />;

// Rarely needed: without 3D, or while the picture is lost.
const PlanBoard = lazyPanel(loadPlanBoard, {
  waiting,
  around: (words) => <Unseen>{words}</Unseen>,
});

/** `none`: the browser cannot draw it; `lost`: its context is lost; `unfetched`: its code is missing. */
export type PictureState = 'drawn' | 'none' | 'lost' | 'unfetched';

export interface PictureProps
  extends Pick<TableHost, 'rate' | 'camera' | 'onShown'>,
    Required<Pick<TableHost, 'onMoment'>> {
  readonly state: PictureState;
  readonly onState: (state: PictureState) => void;
}

/** The board: the table in 3D, or its plan if there is no 3D. Where nobody else waits for it, the chart is told what has been shown. */
export function Picture({ state, onState, ...directed }: PictureProps): JSX.Element {
  const actor = TableActor.useActorRef();
  const onShown = useCallback((stage: number) => actor.send({ type: 'shown', stage }), [actor]);
  const onRegion = useActivateRegion();
  const part = TableActor.useSelector(({ context: { view } }) =>
    view !== null && view.turnSeat === view.viewer ? `${view.round} ${view.seat} ${view.phase}` : null,
  );
  const insets = useInsets(part);
  const onContextLost = useCallback(() => onState('lost'), [onState]);
  const onContextRestored = useCallback(() => onState('drawn'), [onState]);
  // What was drawn once can be drawn again, whatever has gone wrong since.
  const wasDrawn = useRef(false);
  const onDrawn = useCallback(() => {
    wasDrawn.current = true;
  }, []);

  // Whoever presses the table has seen enough of what is shown; not who turns it, nor who pressed twice to begin it.
  // Where somebody else waits for what is shown, it goes on.
  const press = useRef<readonly [number, number]>([0, 0]);
  const skip = ({ clientX, clientY, detail }: MouseEvent) => {
    const delta = Math.hypot(clientX - press.current[0], clientY - press.current[1]);
    const isShown = nowShowing(actor.getSnapshot()) !== null;
    if (isShown && detail < 2 && directed.onShown === undefined && isTap({ delta })) actor.send({ type: 'skip' });
  };

  const { value: module, isMissing } = useLazy(table);
  useEffect(() => {
    if (module === null) {
      if (isMissing) onState('unfetched');
    } else if (!hasWebGL()) onState('none');
    else if (state === 'unfetched') onState('drawn');
  }, [module, isMissing, state, onState]);

  return (
    <TableHostContext value={{ onShown, ...directed, insets, onRegion, onDrawn, onContextLost, onContextRestored }}>
      {state === 'none' || state === 'unfetched' ? null : (
        <ErrorBoundary
          isLookedAfter
          fallback={() => <Gone onGone={() => onState(wasDrawn.current ? 'lost' : 'none')} />}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Space does the same, and so does a button. */}
          <div
            className={state === 'lost' ? 'game-table lost' : 'game-table'}
            onPointerDown={({ clientX, clientY }) => {
              press.current = [clientX, clientY];
            }}
            onClick={skip}
          >
            {module === null ? waiting() : <module.Table />}
          </div>
        </ErrorBoundary>
      )}
      {state === 'drawn' ? null : <PlanBoard />}
    </TableHostContext>
  );
}

/** If the table cannot be drawn after all, treat it as not available; if it fails later, as lost. */
function Gone({ onGone }: { readonly onGone: () => void }): null {
  useEffect(onGone, [onGone]);
  return null;
}

/** No board at all for the moment: the game goes on and can still be heard and read. */
function Unseen({ children }: { readonly children: ReactNode }): JSX.Element {
  usePace();
  return <div className="plan missing-board">{children}</div>;
}

/** By its style sheet alone it would come once a face is laid out. What else is being fetched comes first. */
function fetchFaces(): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.src = faces;
}
