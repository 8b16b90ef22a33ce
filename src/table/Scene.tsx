import { useThree } from '@react-three/fiber';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { type Command, isDeployment, type Phase, type RegionId, standings } from '../rules/index.ts';
import { lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { attend, targetsOf, useAttention } from './attention/index.ts';
import { Board } from './board/Board.tsx';
import { Occlusion } from './board/occlusion.ts';
import { regionTexture } from './board/region-texture.ts';
import { Tabletop } from './board/Tabletop.tsx';
import type { CamerasProps } from './camera/Cameras.tsx';
import type { Frame } from './camera/framing.ts';
import { Seated } from './camera/Seated.tsx';
import type { AtHand } from './camera/seated-view.ts';
import { FirstFrame } from './FirstFrame.tsx';
import type { Anchors } from './labels/anchors.ts';
import { Projector } from './labels/Projector.tsx';
import type { TableState } from './layout/index.ts';
import { boardHalf } from './layout/table-plan.ts';
import { trayRaces } from './layout/tray.ts';
import { Lights } from './light/Lights.tsx';
import { useModels } from './models/load.ts';
import type { ShowStore } from './motion/show-store.ts';
import { Pieces, type Show } from './Pieces.tsx';
import { pieceMaterial } from './pieces/piece-material.ts';
import type { Quality } from './quality.ts';
import { regionLooks } from './regions-shown.ts';
import { useScope } from './scope.tsx';
import { usePrograms } from './use-programs.ts';

/** Draws a camera that nobody controls by hand. */
export type DrawCamera = (given: Omit<CamerasProps, 'view' | 'seat' | 'atHand'>) => ReactNode;

/** How the scene is drawn. */
interface PictureOptions {
  readonly frame: Frame;
  readonly quality: Quality;
  /** No motion. */
  readonly still: boolean;
  /** Higher contrast. */
  readonly bold: boolean;
  /** How often a lost context has come back. */
  readonly restored: number;
}

interface SceneProps {
  /** What lies on the table once everything has been shown. */
  readonly state: TableState;
  /** What lies there right now. */
  readonly shown: TableState;
  readonly legal: readonly Command[];
  readonly show: Show;
  readonly picture: PictureOptions;
  readonly labels: { readonly anchors: Anchors; readonly showStore: ShowStore };
  readonly draw: DrawCamera | undefined;
  readonly onRegion: (region: RegionId) => void;
  readonly onDrawn: (() => void) | undefined;
}

/** Expose the probe? In development, or when the address says `?probe`. */
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
// Nothing is attacked before the first combo is picked.
const Things = lazyComponent(() => import('./things/Things.tsx'), { needsNotice: true });
const Ghosts = lazyComponent(() => import('./ghosts/Ghosts.tsx'), { needsNotice: true });

/** What is taken in the hand in this phase. */
function thingsAtHand(phase: Phase, rolls: boolean): readonly AtHand[] {
  if (phase === 'pickCombo') return ['column'];
  if (phase === 'gameOver') return ['honour'];
  if (isDeployment(phase)) return ['cloth', 'posts'];
  return rolls ? ['cloth', 'die'] : ['cloth'];
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

/** The diorama: everything inside the canvas. */
export function Scene({ state, shown, legal, show, picture, labels, draw, onRegion, onDrawn }: SceneProps) {
  const { frame, quality, still, bold, restored } = picture;
  const { anchors, showStore } = labels;
  const { board, view, arrangement } = state;
  const scope = useScope();
  const hoverRegion = useCallback((region: RegionId | null) => attend(scope, { hovered: region }), [scope]);
  const hovered = useAttention((attention) => attention.hovered);
  const pointed = useAttention((attention) => attention.pointed);
  const selected = useAttention((attention) => attention.selected);
  const camera = useAttention((attention) => attention.camera);
  const around = useAttention((attention) => attention.around);
  const isExplained = useAttention((attention) => attention.explained);
  const flat = camera === 'plan' && around === null && draw === undefined;
  const looks = useMemo(
    () => regionLooks(shown, legal, { hovered, pointed, selected }),
    [shown, legal, hovered, pointed, selected],
  );
  const targets = useMemo(() => targetsOf(shown.view, legal), [shown, legal]);
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
  const given = { subject, frame, showStore, glide: !still };
  const { phase } = view;
  const winner = phase === 'gameOver' ? standings(view)[0]?.seat : undefined;
  const inFront = winner ?? view.viewer ?? view.seat;
  const rolls = legal.some(({ type }) => type === 'finalRoll');
  const atHand = useMemo(() => thingsAtHand(phase, rolls), [phase, rolls]);
  const seen = { seat: inFront, atHand, view: camera };
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
          {...show}
          state={state}
          still={still}
          flat={flat}
          material={painted}
          regions={regions}
          showStore={showStore}
          detail={quality.detail}
          taken={draw === undefined}
        />
        <AfterModels>
          <Props board={board} quality={quality} flat={flat} regions={regions} occlusion={occlusion} looks={looks} />
          {quality.level !== 'low' && <Refine />}
          <StackTargets state={shown} flat={flat} targets={targets} onHover={hoverRegion} onPick={onRegion} />
          {draw ? null : <Cameras {...given} {...seen} />}
          {draw ? null : <ByHand board={board} regions={shown.view.regions} glide={!still} />}
        </AfterModels>
        <Programs />
        {onDrawn ? <FirstFrame onDrawn={onDrawn} /> : null}
      </Suspense>
      {view.turn.force !== null && quality.level !== 'low' && !flat && (
        <Suspense>
          <Ghosts state={shown} region={legal.length > 0 ? (selected ?? hovered) : null} />
        </Suspense>
      )}
      <Programs />
      <Projector anchors={anchors} />
      {isExplained && draw === undefined && <Things state={shown} />}
      {isProbed && <Probe />}
      {draw ? draw(given) : <Seated {...given} {...seen} />}
    </>
  );
}
