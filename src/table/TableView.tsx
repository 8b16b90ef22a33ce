import { useMemo, useRef, useState } from 'react';
import type { Command, GameView } from '../rules/index.ts';
import { nowShowing, type Stage } from '../session/turn/index.ts';
import { playerName, type Seated } from '../ui/locale/players.ts';
import { useSettings } from '../ui/look/index.ts';
import { hasWebGL } from '../ui/platform/canvas.ts';
import { TableActor } from './actor.ts';
import { Canvas } from './Canvas.tsx';
import { FIELD, noInsets } from './camera/framing.ts';
import { FrameWatch } from './FrameWatch.tsx';
import { newFrameWatch } from './frame-watch.ts';
import { useTableHost } from './host.ts';
import { Anchors } from './labels/anchors.ts';
import { Labels } from './labels/Labels.tsx';
import { graded } from './light/grade.ts';
import './light/room.css';
import { newShowStore } from './motion/show-store.ts';
import { OverlayContext } from './overlay.ts';
import { pixelRatio, qualityOf, START } from './quality.ts';
import { regionWords } from './regions-shown.ts';
import { Scene } from './Scene.tsx';
import { useBox } from './use-box.ts';
import { useTableState } from './use-table-state.ts';

interface TableViewProps {
  /** What is on the table. */
  readonly view: GameView;
  /** What the person at the screen may do now: the regions concerned are marked. */
  readonly legal: readonly Command[];
  /** Name, player colour and controller of each seat. */
  readonly seats: readonly (Seated & { readonly colour: number })[];
  /** What is to be shown now; null when the table is at rest. */
  readonly stage?: Stage | null;
  /** This is the last stage of the step. */
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
      <div ref={holder} className="table-room">
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
