import { useFrame, useThree } from '@react-three/fiber';
import { type JSX, memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Command, type GameView, isDeployment, type Phase, type RegionId } from '../rules/index.ts';
import type { Stage } from '../session/turn/index.ts';
import { lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { useStill } from '../ui/look/index.ts';
import { targetsOf, useAttention } from './attention/index.ts';
import { Board } from './board/Board.tsx';
import { Occlusion } from './board/occlusion.ts';
import { regionTexture } from './board/region-texture.ts';
import { Tabletop } from './board/Tabletop.tsx';
import { useWoodGrain } from './board/wood-grain.ts';
import type { CamerasProps } from './camera/Cameras.tsx';
import type { Frame } from './camera/framing.ts';
import { type AtHand, framingFor } from './camera/seated-view.ts';
import { type DrawCamera, useTableHost } from './host.ts';
import type { TableState } from './layout/index.ts';
import { occupancy } from './layout/regions.ts';
import { trayRaces } from './layout/surroundings.ts';
import { boardHalf } from './layout/table-plan.ts';
import { Lights } from './light/Lights.tsx';
import { useModels } from './models/load.ts';
import { useOverlay } from './overlay.ts';
import { Pieces } from './Pieces.tsx';
import { pieceMaterial } from './pieces/piece-material.ts';
import type { Quality } from './quality.ts';
import { RegionMarks } from './RegionMarks.tsx';
import { usePrograms } from './use-programs.ts';

interface SceneProps {
  /** What lies on the table once everything has been shown. */
  readonly state: TableState;
  /** What lies there right now. */
  readonly shown: TableState;
  readonly legal: readonly Command[];
  /** What is to be shown now, and whether it is the last stage of the step. */
  readonly stage: Stage | null;
  readonly last: boolean;
  /** Called with what the table shows, beat by beat. */
  readonly onStep: (view: GameView) => void;
  readonly frame: Frame;
  readonly quality: Quality;
  /** The camera is nobody's here. */
  readonly directed: boolean;
}

const isProbed = import.meta.env.DEV || new URLSearchParams(location.search).has('probe');
const Probe = lazyComponent(() => import('./Probe.tsx'));
// Nothing grows before its models have come, and nothing is refined before the table has been at rest for a moment.
const Props = lazyComponent(() => import('./props/Props.tsx'), { needsNotice: true });
const Refine = lazyComponent(() => import('./refine/Refine.tsx'), { needsNotice: true });
// A camera is moved once there is something to look at.
const Cameras = lazyComponent(async () => ({ default: (await import('./camera/Cameras.tsx')).Cameras }), {
  needsNotice: true,
});
const ByHand = lazyComponent(() => import('./camera/ByHand.tsx'), { needsNotice: true });
// The board itself answers a pointer until then.
const StackTargets = lazyComponent(() => import('./StackTargets.tsx'), { needsNotice: true });
// Nobody asks before there is something to look at.
const SeenRegions = lazyComponent(() => import('./SeenRegions.tsx'), { needsNotice: true });
// Nothing is attacked before the first combo is picked.
const Things = lazyComponent(() => import('./Things.tsx'), { needsNotice: true });
const Ghosts = lazyComponent(() => import('./Ghosts.tsx'), { needsNotice: true });

/** The die is in sight from the beginning: the board does not move when it is offered. */
function thingsAtHand(phase: Phase): readonly AtHand[] {
  if (phase === 'pickCombo') return ['column'];
  if (phase === 'gameOver') return ['results'];
  if (isDeployment(phase)) return ['cloth', 'posts'];
  return ['cloth', 'die'];
}

function foughtIn(stage: Stage | null): RegionId | null {
  const attack = stage?.events.find((event) => event.type === 'attackBegan');
  return attack?.type === 'attackBegan' ? attack.region : null;
}

/** Suspends until the models have come, so that what needs them is not asked for before the first decision. */
function AfterModels({ children }: { readonly children: ReactNode }) {
  useModels();
  return <>{children}</>;
}

/** Has what is mounted together with it made ready for the graphics card. */
function Programs() {
  usePrograms(useThree((three) => three.scene));
  return null;
}

/** The camera that is nobody's, as whoever shows the table draws it. */
function Directed(given: Parameters<DrawCamera>[0]): JSX.Element | null {
  return useTableHost().camera?.(given) ?? null;
}

/** The diorama: everything inside the canvas. What is pointed at, and what its host wants, is asked for by the parts concerned. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { state, shown, legal, stage, last, onStep, frame, quality, directed } = props;
  const { board, view, arrangement } = state;
  const still = useStill();
  const camera = useAttention((attention) => attention.camera);
  const around = useAttention((attention) => attention.around);
  const isExplained = useAttention((attention) => attention.explained);
  const flat = camera === 'plan' && around === null && !directed;
  const occupied = useMemo(() => shown.view.regions.map(occupancy).join(), [shown]);
  const targets = useMemo(() => targetsOf(shown.view, legal), [shown, legal]);
  const regions = useMemo(() => regionTexture(board.regions.length), [board]);
  useEffect(() => () => regions.dispose(), [regions]);
  const occlusion = useMemo(() => new Occlusion(board), [board]);
  useEffect(() => () => occlusion.dispose(), [occlusion]);
  const grain = useWoodGrain(quality.detail);
  const painted = useMemo(() => pieceMaterial(), []);
  useEffect(() => () => painted.dispose(), [painted]);
  const tray = trayRaces(view).length;
  const subject = useMemo(
    () => ({ board, arrangement, players: view.players, tray }),
    [board, arrangement, view.players, tray],
  );
  const half = boardHalf(board);
  const given = { subject, frame, glide: !still };
  const { phase } = view;
  const inFront = view.viewer ?? view.seat;
  const atHand = useMemo(() => thingsAtHand(phase), [phase]);
  const seen = { seat: inFront, atHand, view: camera };
  return (
    <>
      <Lights quality={quality} reach={Math.max(half.x, half.z) * 1.25} />
      <Board
        board={board}
        regions={regions}
        occlusion={occlusion}
        grain={grain}
        still={still}
        flat={flat}
        occupied={occupied}
      />
      <RegionMarks regions={regions} state={shown} legal={legal} fought={foughtIn(stage)} />
      <Suspense>
        <Tabletop subject={subject} detail={quality.detail} grain={grain} />
        <Pieces
          state={state}
          stage={stage}
          last={last}
          onStep={onStep}
          still={still}
          flat={flat}
          material={painted}
          regions={regions}
          detail={quality.detail}
          taken={!directed}
        />
        <AfterModels>
          <Props {...{ board, quality, flat, regions, occlusion, occupied }} />
          {quality.level !== 'low' && <Refine />}
          <StackTargets state={shown} flat={flat} targets={targets} />
          {directed ? null : <Cameras {...given} {...seen} />}
          {directed ? null : <SeenRegions board={board} />}
          {directed ? null : <ByHand board={board} regions={shown.view.regions} glide={!still} />}
        </AfterModels>
        <Programs />
        <FirstFrame />
      </Suspense>
      {view.turn.force !== null && quality.level !== 'low' && !flat && (
        <Suspense>
          <Ghosts state={shown} isOpen={legal.length > 0} />
        </Suspense>
      )}
      <Programs />
      <Projector />
      {isExplained && !directed && <Things state={shown} />}
      {isProbed && <Probe />}
      {directed ? <Directed {...given} /> : <Seated {...given} {...seen} />}
    </>
  );
});

/** Tells once that a frame has been drawn with everything that is mounted together with it. */
function FirstFrame(): null {
  const { onDrawn } = useTableHost();
  const frames = useRef(0);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [invalidate]);
  useFrame(() => {
    frames.current += 1;
    // This frame is still to be drawn: the next one tells.
    if (frames.current === 1) invalidate();
    if (frames.current === 2) onDrawn?.();
  });
  return null;
}

/** Until what moves the camera has come (`Cameras.tsx`): for a first decision it need not move. */
function Seated({
  view,
  subject,
  seat,
  frame,
  atHand,
}: Pick<CamerasProps, 'view' | 'subject' | 'seat' | 'frame' | 'atHand'>) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const isMoved = useThree((state) => state.controls !== null);
  useLayoutEffect(() => {
    if (isMoved) return;
    const { position, target } = framingFor(view, subject, seat, frame, atHand, null);
    camera.position.set(...position);
    camera.lookAt(...target);
    invalidate();
  }, [isMoved, camera, view, subject, seat, frame, atHand, invalidate]);
  return null;
}

/** Moves the labels to the screen positions of their anchors, on every drawn frame; a label that comes asks for one. */
function Projector(): null {
  const { anchors } = useOverlay();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => anchors.drawnBy(() => invalidate()), [anchors, invalidate]);
  useFrame(({ camera, size }) => anchors.project(camera, size.width, size.height));
  return null;
}
