import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { attend, useAttention } from '../attention/index.ts';
import { late } from '../fetched/index.ts';
import {
  type Command,
  type GameEvent,
  type GameView,
  isDeployment,
  type Phase,
  type RegionId,
  standings,
} from '../rules/index.ts';
import type { Stage } from '../turn/index.ts';
import { Board } from './board/Board.tsx';
import { Occlusion } from './board/occlusion.ts';
import { regionTexture } from './board/region-texture.ts';
import { Tabletop } from './board/Tabletop.tsx';
import { ColumnTargets } from './ColumnTargets.tsx';
import { Cameras, type CamerasProps } from './camera/Cameras.tsx';
import type { Frame } from './camera/framing.ts';
import type { AtHand } from './camera/views.ts';
import { FirstFrame } from './FirstFrame.tsx';
import type { Anchors } from './labels/anchors.ts';
import { Projector } from './labels/Projector.tsx';
import type { TableState } from './layout/index.ts';
import { boardHalf } from './layout/table-plan.ts';
import { trayRaces } from './layout/tray.ts';
import { Lights } from './light/Lights.tsx';
import { useModels } from './models/load.ts';
import type { MotionEdge } from './motion/beats.ts';
import type { Sayings } from './motion/said.ts';
import { Pieces } from './pieces/Pieces.tsx';
import { pieceMaterial } from './pieces/piece-material.ts';
import type { Quality } from './quality.ts';
import { regionLooks } from './regions-shown.ts';
import { StackTargets } from './StackTargets.tsx';

/** Draws a camera that nobody controls by hand. */
export type DrawCamera = (given: Omit<CamerasProps, 'view' | 'seat' | 'atHand'>) => ReactNode;

interface SceneProps {
  /** What lies on the table once everything has been shown. */
  readonly state: TableState;
  /** What lies there right now. */
  readonly shown: TableState;
  readonly stage: Stage | null;
  /** This is the last stage of the step. */
  readonly last: boolean;
  readonly rate: number;
  readonly draw: DrawCamera | undefined;
  readonly onStep: (view: GameView) => void;
  readonly onMoment: (events: readonly GameEvent[], moment: MotionEdge) => void;
  readonly onShown: (stage: number) => void;
  readonly legal: readonly Command[];
  readonly frame: Frame;
  readonly quality: Quality;
  readonly anchors: Anchors;
  readonly sayings: Sayings;
  readonly still: boolean;
  /** Higher contrast. */
  readonly bold: boolean;
  readonly restored: number;
  readonly onRegion: (region: RegionId) => void;
  readonly onCombo: (index: number) => void;
  readonly onDrawn: (() => void) | undefined;
}

/** Expose the probe? In development, or when the address says `?probe`. */
const isProbed = import.meta.env.DEV || new URLSearchParams(location.search).has('probe');
const Probe = late(() => import('./Probe.tsx'));
// Nothing grows before its models have come, and nothing is refined before the table has been at rest for a moment.
const Props = late(() => import('./props/Props.tsx'), { unplaced: true });
const Refine = late(() => import('./refine/Refine.tsx'), { unplaced: true });
// Nothing is attacked before the first combo is picked.
const Things = late(() => import('./things/Things.tsx'), { unplaced: true });
const Ghosts = late(() => import('./ghosts/Ghosts.tsx'), { unplaced: true });

/** What is taken in the hand in this phase. */
function thingsAtHand(phase: Phase, rolls: boolean): readonly AtHand[] {
  if (phase === 'pickCombo') return ['column'];
  if (phase === 'gameOver') return ['honour'];
  if (isDeployment(phase)) return ['cloth', 'posts'];
  return rolls ? ['cloth', 'die'] : ['cloth'];
}

const hoverRegion = (hovered: RegionId | null) => attend({ hovered });
const hoverCombo = (combo: number | null) => attend({ combo });

/** Suspends until the models have come, so that what needs them is not asked for before the first decision. */
function AfterModels({ children }: { readonly children: ReactNode }) {
  useModels();
  return children;
}

/** The diorama: everything inside the canvas. */
export function Scene({
  state,
  shown,
  stage,
  last,
  rate,
  draw,
  legal,
  frame,
  quality,
  anchors,
  sayings,
  still,
  bold,
  restored,
  onStep,
  onMoment,
  onShown,
  onRegion,
  onCombo,
  onDrawn,
}: SceneProps) {
  const { board, view, arrangement } = state;
  const hovered = useAttention((attention) => attention.hovered);
  const pointed = useAttention((attention) => attention.pointed);
  const selected = useAttention((attention) => attention.selected);
  const camera = useAttention((attention) => attention.camera);
  const isExplained = useAttention((attention) => attention.explained);
  const flat = camera === 'plan' && draw === undefined;
  const looks = useMemo(
    () => regionLooks(shown, legal, { hovered, pointed, selected }),
    [shown, legal, hovered, pointed, selected],
  );
  const regions = useMemo(() => regionTexture(board.regions.length), [board]);
  useEffect(() => () => regions.dispose(), [regions]);
  const occlusion = useMemo(() => new Occlusion(board), [board]);
  useEffect(() => () => occlusion.dispose(), [occlusion]);
  const painted = useMemo(() => pieceMaterial(), []);
  useEffect(() => () => painted.dispose(), [painted]);
  const tray = trayRaces(view).length;
  const subject = useMemo(
    () => ({ board, arrangement, players: view.players, tray }),
    [board, arrangement, view.players, tray],
  );
  const half = boardHalf(board);
  const given = { subject, frame, sayings, glide: !still };
  const { phase } = view;
  const winner = phase === 'gameOver' ? standings(view)[0]?.seat : undefined;
  const inFront = winner ?? view.viewer ?? view.seat;
  const rolls = legal.some(({ type }) => type === 'finalRoll');
  const atHand = useMemo(() => thingsAtHand(phase, rolls), [phase, rolls]);
  return (
    <>
      <Lights quality={quality} reach={Math.max(half.x, half.z) * 1.25} restored={restored} />
      <Board
        board={board}
        regions={regions}
        occlusion={occlusion}
        still={still}
        bold={bold}
        flat={flat}
        looks={looks}
        onHover={hoverRegion}
        onPick={onRegion}
      />
      <Suspense>
        <Tabletop subject={subject} detail={quality.detail} />
        <Pieces
          state={state}
          stage={stage}
          last={last}
          rate={rate}
          still={still}
          flat={flat}
          material={painted}
          regions={regions}
          sayings={sayings}
          detail={quality.detail}
          onStep={onStep}
          onMoment={onMoment}
          onShown={onShown}
        />
        <AfterModels>
          <Props board={board} quality={quality} flat={flat} regions={regions} occlusion={occlusion} looks={looks} />
          {quality.level !== 'low' && <Refine />}
        </AfterModels>
        {onDrawn ? <FirstFrame onDrawn={onDrawn} /> : null}
      </Suspense>
      {view.turn.force !== null && quality.level !== 'low' && !flat && (
        <Suspense>
          <Ghosts state={shown} region={legal.length > 0 ? (selected ?? hovered) : null} />
        </Suspense>
      )}
      <StackTargets state={shown} flat={flat} onHover={hoverRegion} onPick={onRegion} />
      <ColumnTargets state={shown} onHover={hoverCombo} onPick={onCombo} />
      <Projector anchors={anchors} />
      {isExplained && draw === undefined && <Things state={shown} />}
      {isProbed && <Probe />}
      {draw ? draw(given) : <Cameras {...given} seat={inFront} atHand={atHand} view={camera} />}
    </>
  );
}
