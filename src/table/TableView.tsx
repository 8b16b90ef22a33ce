import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BoxName, type Command, forcesOf, type GameView } from '../rules/index.ts';
import { nowShowing, type Stage } from '../session/turn/index.ts';
import { playerName, type Seated } from '../ui/locale/players.ts';
import { useSettings } from '../ui/look/index.ts';
import { hasWebGL } from '../ui/platform/canvas.ts';
import { TableActor } from './actor.ts';
import { Canvas } from './Canvas.tsx';
import { FIELD, type Frame, noInsets } from './camera/framing.ts';
import { newFrameWatch, useFrameTimes, type FrameWatch as Watch } from './frame-watch.ts';
import { useTableHost } from './host.ts';
import { Anchors } from './labels/anchors.ts';
import { Labels } from './labels/Labels.tsx';
import { graded } from './light/lighting.ts';
import './light/surroundings.css';
import { useFrame } from '@react-three/fiber';
import { lazyValue } from '../ui/lazy/lazy-value.ts';
import { onResize } from '../ui/platform/sizes.ts';
import { useAttention } from './attention/index.ts';
import { arrangementFor, hidesCloths, tableBoard } from './camera/arrangement.ts';
import type { TableState } from './layout/index.ts';
import { waitFor } from './models/load.ts';
import { newShowStore } from './motion/show-store.ts';
import { OverlayContext } from './overlay.ts';
import { pixelRatio, qualityOf, START } from './quality.ts';
import { regionWords } from './regions-shown.ts';
import { Scene } from './Scene.tsx';

const own = lazyValue(() => import('./figures/own-figures.ts'), { needsNotice: true });
const fetched = new WeakSet<object>();

/** The table waits for the first try; what cannot be had is a plain banner or a pawn. Cheap when repeated. */
function fetchOwn(box: BoxName | undefined): void {
  const mine = box?.own;
  if (!(mine?.ownRaces ?? mine?.ownPowers) || fetched.has(mine)) return;
  fetched.add(mine);
  const laid = own.promise().then(({ layOwn }) => layOwn(mine));
  waitFor(own.settled().then(() => (own.use.getState().value === null ? undefined : laid)));
}

/** Milliseconds without a frame before a finer picture: room for it may take the card most of a second. */
const STILL = 300;

interface FrameWatchProps {
  /** Outlives the canvas, which some qualities need anew. */
  readonly watch: Watch;
  readonly rung: number;
  /** The rung that suits this machine better: a plainer one at once, a finer one when nothing moves. */
  readonly onJudged: (rung: number) => void;
}

function FrameWatch({ watch, rung, onJudged }: FrameWatchProps) {
  const finer = useRef<number | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useFrameTimes((milliseconds) => {
    const judged = watch.judge(rung, milliseconds);
    if (judged === null) return;
    finer.current = judged < rung ? judged : null;
    if (judged > rung) onJudged(judged);
  });
  useFrame(() => {
    window.clearTimeout(timer.current);
    if (finer.current === null) return;
    timer.current = window.setTimeout(() => {
      const wanted = finer.current;
      finer.current = null;
      if (wanted !== null) onJudged(wanted);
    }, STILL);
  });
  return null;
}

interface TableViewProps {
  readonly view: GameView;
  /** What the person at the screen may do now: the regions concerned are marked. */
  readonly legal: readonly Command[];
  readonly seats: readonly (Seated & { readonly colour: number })[];
  /** What is to be shown now; null when the table is at rest. */
  readonly stage?: Stage | null;
  readonly last?: boolean;
}

const none: readonly Command[] = [];

/**
 * The table of the current game. It follows the chart and `useAttention`, and shows what happened. Fills its parent, which must be positioned. Draws
 * nothing without WebGL or a game.
 */
export function Table() {
  const view = TableActor.useSelector((snapshot) => snapshot.context.view);
  const legal = TableActor.useSelector((snapshot) => snapshot.context.legal);
  const seats = TableActor.useSelector((snapshot) => snapshot.context.setup?.seats ?? null);
  const stage = TableActor.useSelector(nowShowing);
  const last = TableActor.useSelector((snapshot) => snapshot.context.stages.length <= 1);
  if (view === null || seats === null || !hasWebGL()) return null;
  return <TableView view={view} legal={legal} seats={seats} stage={stage} last={last} />;
}

/** The table as one view shows it. Fills its parent. */
export function TableView({ view, legal, seats, stage = null, last = true }: TableViewProps) {
  const { insets = noInsets, camera } = useTableHost();
  const holder = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(holder);
  const [overlay] = useState(() => ({ anchors: new Anchors(), showStore: newShowStore() }));
  const chosen = useSettings((settings) => settings.quality);
  const [rung, setRung] = useState(START);
  const watch = useMemo(newFrameWatch, []);
  const quality = qualityOf(chosen, rung);
  const { top, right, bottom, left } = insets;
  const frame = useMemo(
    () => ({ width, height, insets: { top, right, bottom, left } }),
    [width, height, top, right, bottom, left],
  );
  const state = useTableState(view, seats, frame);
  const [present, setPresent] = useState<GameView>(view);
  const shown = useMemo(() => ({ ...state, view: present }), [state, present]);
  const open = stage === null ? legal : none;
  const words = useMemo(() => regionWords(shown, open), [shown, open]);
  const names = seats.map((seated, seat) => playerName(seat, seated));
  const directed = camera !== undefined;

  return (
    <OverlayContext value={overlay}>
      <div ref={holder} className="table-surroundings">
        {width > 0 && (
          <Canvas
            key={quality.antialias ? 'smooth' : 'plain'}
            width={width}
            height={height}
            frameloop="demand"
            shadows={quality.shadows ? 'percentage' : false}
            dpr={pixelRatio(quality, width, window.devicePixelRatio)}
            gl={{
              antialias: quality.antialias,
              ...graded(),
              powerPreference: 'high-performance',
            }}
            camera={{ fov: (FIELD * 180) / Math.PI, near: 0.5, far: 90, position: [0, 14, 9] }}
          >
            {chosen === 'auto' && <FrameWatch watch={watch} rung={rung} onJudged={setRung} />}
            <Scene
              state={state}
              shown={shown}
              legal={open}
              stage={stage}
              last={last}
              onStep={setPresent}
              frame={frame}
              quality={quality}
              directed={directed}
            />
          </Canvas>
        )}
        <Labels state={shown} words={words} names={names} directed={directed} />
      </div>
    </OverlayContext>
  );
}

/** Size of an element in CSS pixels, kept up to date; 0 × 0 before it is known. */
function useBox(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setBox({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    return onResize([watched], measure);
  }, [element]);
  return box;
}

/**
 * Everything needed to lay out this view. Unchanged parts keep their identity: the runner lives as long as board, arrangement and colours stay the
 * same, and a stage in progress restarts only if the view changes.
 */
export function useTableState(view: GameView, seats: readonly { readonly colour: number }[], frame: Frame): TableState {
  fetchOwn(view.content);
  const isOver = view.phase === 'gameOver';
  // The results come beside what has been celebrated since: they rearrange nothing.
  const arrangement = arrangementFor(isOver ? { ...frame, insets: noInsets } : frame);
  const board = tableBoard(view.board, frame);
  // Compared by value: a seat taken over mid-show also brings its colour.
  const dealt = seats.map(({ colour }) => colour).join();
  const colours = useMemo(() => dealt.split(',').map(Number), [dealt]);
  const came = useAttention((attention) => attention.places)?.split(',') ?? null;
  // Whoever has a race is known by it.
  const sleepy = came?.map((place, seat) => (forcesOf(view, seat).length > 0 ? 'awake' : place)).join() ?? null;
  const places = useMemo(() => sleepy?.split(',') ?? null, [sleepy]);
  const isClothless = hidesCloths(frame, arrangement, isOver);
  return useMemo(
    () => ({ view, board, arrangement, colours, places, isClothless }),
    [view, board, arrangement, colours, places, isClothless],
  );
}
