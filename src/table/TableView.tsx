import { useCallback, useMemo, useRef, useState } from 'react';
import type { Command, GameEvent, GameView, RegionId } from '../rules/index.ts';
import type { Stage } from '../session/turn/index.ts';
import { playerName, type Seated } from '../ui/locale/players.ts';
import { useBold, useSettings, useStill } from '../ui/look/index.ts';
import { useAttention } from './attention/index.ts';
import { Canvas } from './Canvas.tsx';
import { FIELD, type Insets, noInsets } from './camera/framing.ts';
import { FrameWatch } from './FrameWatch.tsx';
import { newFrameWatch } from './frame-watch.ts';
import { Anchors } from './labels/anchors.ts';
import { Labels } from './labels/Labels.tsx';
import { graded } from './light/grade.ts';
import './light/room.css';
import type { MotionEdge } from './motion/beats.ts';
import { newShowStore } from './motion/show-store.ts';
import { pixelRatio, qualityOf, START } from './quality.ts';
import { regionWords } from './regions-shown.ts';
import { type DrawCamera, Scene } from './Scene.tsx';
import { useBox } from './use-box.ts';
import { useTableState } from './use-table-state.ts';

export interface TableViewProps {
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
  /** Called when a movement begins, and when its pieces land. */
  readonly onMoment?: (events: readonly GameEvent[], moment: MotionEdge) => void;
  /** Called when the stage has been shown. */
  readonly onShown?: (stage: number) => void;
  /** Milliseconds of show time per millisecond, instead of the person's own speed; 0 holds the show. */
  readonly rate?: number | undefined;
  /** Replaces the camera that is controlled by hand. */
  readonly camera?: DrawCamera | undefined;
  /** Parts of the table's box that panels cover, in CSS pixels. */
  readonly insets?: Insets;
  readonly onRegion?: (region: RegionId) => void;
  /** Called once the board and all pieces have been drawn for the first time. */
  readonly onDrawn?: (() => void) | undefined;
  readonly onContextLost?: () => void;
  readonly onContextRestored?: () => void;
}

const nothing = () => undefined;
const none: readonly Command[] = [];

/** The table as one view shows it. Fills its parent. */
export function TableView({
  view,
  legal,
  seats,
  stage = null,
  last = true,
  onMoment = nothing,
  onShown = nothing,
  rate,
  camera,
  insets = noInsets,
  onRegion = nothing,
  onDrawn,
  onContextLost = nothing,
  onContextRestored = nothing,
}: TableViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(holder);
  const anchors = useMemo(() => new Anchors(), []);
  const showStore = useMemo(newShowStore, []);
  const combo = useAttention((attention) => attention.combo);
  const chosen = useSettings((settings) => settings.quality);
  const speed = useSettings((settings) => settings.speed);
  const [restored, setRestored] = useState(0);
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
  const still = useStill();
  const bold = useBold();
  const names = seats.map((seated, seat) => playerName(seat, seated));

  const rebuild = useCallback(() => {
    setRestored((count) => count + 1);
    onContextRestored();
  }, [onContextRestored]);

  return (
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
          onContextLost={onContextLost}
          onContextRestored={rebuild}
        >
          {chosen === 'auto' && <FrameWatch watch={watch} rung={rung} onJudged={setRung} />}
          <Scene
            state={state}
            shown={shown}
            legal={open}
            show={{
              stage,
              last,
              rate: rate ?? (speed === 'instant' ? Number.POSITIVE_INFINITY : speed),
              onStep: setPresent,
              onMoment,
              onShown,
            }}
            picture={{ frame, quality, still, bold, restored }}
            labels={{ anchors, showStore }}
            draw={camera}
            onRegion={onRegion}
            onDrawn={onDrawn}
          />
        </Canvas>
      )}
      <Labels
        anchors={anchors}
        state={shown}
        words={words}
        names={names}
        combo={combo}
        showStore={showStore}
        directed={camera !== undefined}
      />
    </div>
  );
}
