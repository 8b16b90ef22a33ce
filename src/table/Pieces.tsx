import { useFrame, useThree } from '@react-three/fiber';
import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Camera, type DataTexture, type MeshStandardMaterial, PerspectiveCamera } from 'three';
import type { GameView } from '../rules/index.ts';
import type { Stage } from '../session/turn/index.ts';
import { lazyComponent, useLazy } from '../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../ui/lazy/lazy-value.ts';
import { showRateOf, useSettings } from '../ui/look/index.ts';
import { dullRegion, dyeRegion } from './board/region-texture.ts';
import type { Raised } from './dust/DustLayer.tsx';
import { useTableHost } from './host.ts';
import type { TableState } from './layout/index.ts';
import { boardHalf } from './layout/table-plan.ts';
import { useModels } from './models/load.ts';
import type { Effects } from './motion/beat-show.ts';
import { purseOf } from './motion/places.ts';
import { Runner } from './motion/runner.ts';
import { setDrained } from './motion/show-store.ts';
import { loadThrows } from './motion/throws.ts';
import { useLife } from './motion/use-life.ts';
import { useOverlay } from './overlay.ts';
import { drawingFor } from './pieces/drawing/index.ts';
import { PieceBatch } from './pieces/piece-batch.ts';

/** Milliseconds until the table rests again; and of one sway. */
const LASTS = 320;
const SWAY = 130;

/** How far a blow moves the picture, as a share of its height. */
const FAR = 0.012;

/** The blow that one feels through the table: a nudge of the picture that dies away. It has no clock of its own. */
export class Shake {
  private since = LASTS;
  private amount = 0;

  get alive(): boolean {
    return this.since < LASTS;
  }

  /** A blow, 0 … 1. A weaker one does not cut a stronger one short. */
  strike(amount: number): void {
    if (this.alive && amount < this.amount * (1 - this.since / LASTS)) return;
    this.since = 0;
    this.amount = amount;
  }

  /** Moves on by milliseconds of show time; returns the picture's shift down as a share of its height. */
  tick(milliseconds: number): number {
    this.since += milliseconds;
    if (!this.alive) return 0;
    const left = 1 - this.since / LASTS;
    return FAR * this.amount * left * left * Math.cos((this.since / SWAY) * Math.PI);
  }
}

interface PiecesProps {
  /** What lies on the table once everything has been shown. */
  readonly state: TableState;
  readonly stage: Stage | null;
  /** This is the last stage of the step. */
  readonly last: boolean;
  readonly onStep: (view: GameView) => void;
  /** No motion: only a rolled die shows its face. */
  readonly still: boolean;
  /** Seen as a map: what stands in regions is drawn only while it moves. */
  readonly flat: boolean;
  readonly material: MeshStandardMaterial;
  /** Per-region data for the board's shader: rims go dull with the race on them. */
  readonly regions: DataTexture;
  readonly detail: 'near' | 'far';
  /** Hands may take what lies there. */
  readonly taken: boolean;
}

/** Longest time one frame moves the show on, in seconds: no jump after a pause, and slow frames keep time. */
const LONGEST_FRAME = 0.5;

/** The share of a rim's colour that has gone when that of the number on it goes as well. */
const DRAINED = 0.5;

/** Moves the picture down by a share of its height; 0 leaves it as it was. */
function nudge(camera: Camera, { width, height }: { readonly width: number; readonly height: number }, share: number) {
  if (!(camera instanceof PerspectiveCamera)) return;
  if (share === 0) camera.clearViewOffset();
  else camera.setViewOffset(width, height, 0, -share * height, width, height);
}

// Nothing moves before something has been done; what is to be shown waits for it, and is shown at once where it cannot be had.
const movesFile = lazyValue(() => import('./motion/moves.ts'), { needsNotice: true });
// Nothing is taken in the hand before there is something to see.
const Drag = lazyComponent(() => import('./drag/Drag.tsx'), { needsNotice: true });
// The table plays on without it.
const DustLayer = lazyComponent(() => import('./dust/DustLayer.tsx'));

/** Room for a whole table. */
const capacity = { pieces: 512, vertices: 90_000, corners: 200_000 };

/** In one draw call, or one per model (`drawing`). Suspends until models and the die's throws are loaded. */
export function Pieces(props: PiecesProps) {
  const { state, stage, last, onStep, still, flat, material, regions, detail, taken } = props;
  const { showStore } = useOverlay();
  const host = useTableHost();
  const { viewer } = state.view;
  const isOthers = stage !== null && viewer !== null && stage.seat !== viewer;
  const ownRate = useSettings((settings) => showRateOf(settings, isOthers));
  const rate = host.rate ?? ownRate;
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const models = useModels();
  use(loadThrows());
  const newDrawing = use(drawingFor(gl));
  const batch = useMemo(
    () => new PieceBatch(newDrawing(material, { detail, shadows: true, capacity }), models),
    [newDrawing, material, models, detail],
  );
  const raised = useRef<Raised>(null);
  const setRaised = useCallback((now: Raised | null) => {
    raised.current = now;
  }, []);
  const shake = useMemo(() => new Shake(), []);
  const { board, arrangement, colours, places = null, isClothless = false } = state;
  const told = useRef(host);
  const effects = useMemo(
    (): Effects => ({
      puff: (x, y, z, amount, tone) => raised.current?.dust.puff(x, y, z, amount, tone),
      blow: (x, y, z, tone) => raised.current?.dust.blow(x, y, z, tone),
      crumble: (x, y, z) => raised.current?.dust.crumble(x, y, z),
      glint: (x, y, z) => raised.current?.dust.glint(x, y, z),
      confetti: (x, z, seat) => raised.current?.dust.confetti(x, z, colours[seat] ?? seat),
      clearAir: () => raised.current?.dust.clear(),
      shake: (amount) => shake.strike(amount),
      ember: (x, y, z, tint, ago) => raised.current?.dust.ember(x, y, z, tint, ago),
      dull: (region, share) => {
        dullRegion(regions, region, share);
        if (share > DRAINED) setDrained(showStore, region);
      },
      dye: (region, share) => {
        const shape = board.regions[region];
        if (shape !== undefined) dyeRegion(regions, shape, share);
      },
      toneAt: (x, z) => raised.current?.toneAt(board, x, z) ?? null,
    }),
    [board, colours, shake, regions, showStore],
  );
  const { value: moves, isMissing: isUnmoved } = useLazy(movesFile);
  const life = useMemo(() => moves && new moves.Life(batch, effects), [moves, batch, effects]);
  const runner = useMemo(
    () =>
      new Runner(
        batch,
        { board, arrangement, colours, places },
        {
          step: onStep,
          moment: (events, moment) => told.current.onMoment?.(events, moment),
          done: (id) => told.current.onShown?.(id),
        },
        effects,
        showStore,
      ),
    [batch, board, arrangement, colours, places, onStep, effects, showStore],
  );
  const fresh = useRef(true);

  useLayoutEffect(() => {
    told.current = host;
  });
  useEffect(() => () => batch.dispose(), [batch]);

  const instant = rate === Number.POSITIVE_INFINITY;
  useEffect(() => {
    runner.stop();
    life?.stop();
    fresh.current = true;
    if (stage !== null && !instant && moves !== null) runner.start(stage, { still, last }, moves);
    else if (stage !== null && !instant && !isUnmoved) runner.rest(stage.before);
    else {
      runner.rest(state.view);
      if (stage !== null) told.current.onShown?.(stage.id);
    }
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [runner, moves, isUnmoved, life, state, stage, last, instant, still, gl, invalidate]);

  useEffect(() => {
    if (flat) life?.stop();
    batch.hide(flat, isClothless ? boardHalf(board) : null);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [batch, life, flat, isClothless, board, gl, invalidate]);

  const { view } = state;
  const placements = useCallback(() => runner.placements, [runner]);
  const purse = useCallback(
    (seat: number) => purseOf({ board, arrangement, colours }, view.players, seat),
    [board, arrangement, colours, view.players],
  );
  useLife({ life, view, board, rests: stage === null, still: still || flat, placements, purse, invalidate });

  const held = rate === 0;
  useEffect(() => {
    fresh.current = true;
    if (!held) invalidate();
  }, [held, invalidate]);

  useFrame((_, delta) => {
    const dust = raised.current?.dust;
    if (held || !(runner.running || dust?.alive || life?.alive || shake.alive)) {
      // What begins next begins with its first frame.
      fresh.current = true;
      return;
    }
    const seconds = fresh.current ? 0 : Math.min(delta, LONGEST_FRAME);
    fresh.current = false;
    const milliseconds = seconds * 1000 * (instant ? 1 : rate);
    dust?.tick(milliseconds);
    life?.tick(milliseconds);
    if (shake.alive) nudge(camera, size, shake.tick(milliseconds));
    if (runner.running) {
      runner.tick(milliseconds);
      gl.shadowMap.needsUpdate = true;
    }
    invalidate();
  });

  return (
    <>
      <primitive object={batch.object} name="pieces" dispose={null} />
      <DustLayer onRaised={setRaised} />
      {taken && <Drag {...{ state, batch, runner, life, still, flat, detail }} rests={stage === null} />}
    </>
  );
}
