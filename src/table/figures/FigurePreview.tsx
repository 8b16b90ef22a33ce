import { type JSX, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Figure } from '../../rules/index.ts';
import { playerColour, useStill } from '../../ui/look/index.ts';
import { hasWebGL, penOf } from '../../ui/platform/canvas.ts';
import { capture } from '../../ui/platform/pointer.ts';
import { piece } from '../layout/placement.ts';
import { useModelsSoFar } from '../models/load.ts';
import { madeModel } from '../pieces/models/index.ts';
import { assembled } from './assemble.ts';
import { fetchParts } from './own-figures.ts';
import { stillOf } from './still.ts';
import { FigureStudio } from './studio.ts';

interface FigurePreviewProps {
  readonly figure: Figure;
  /** As a statue, in decline. */
  readonly isStone: boolean;
  /** Called once all parts have been tried, with whether the figure could be put together. */
  readonly onTried: (isWhole: boolean) => void;
}

/** How fast it turns by itself, in degrees a second, and how far: once around. */
const TURNING = { speed: 55, whole: 360 } as const;
/** Degrees it turns for a pixel of a drag. */
const DRAG = 0.7;
/** Whose chip it stands on: ivory leaves the stone its colour. */
const OWNER = 2;
/** Height of a chip, in units. */
const CHIP_HEIGHT = 0.17;
const view = { above: 24, towards: 0.74, fits: 2.1 } as const;

/** Turns once around whenever it has changed, and by dragging. Where nothing is drawn in 3D, a still. */
export function FigurePreview({ figure, isStone, onTried }: FigurePreviewProps): JSX.Element {
  const models = useModelsSoFar();
  const sculpture = useMemo(() => assembled(figure, models), [figure, models]);
  const isWhole = sculpture !== null;
  const told = useRef(onTried);
  told.current = onTried;
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    let left = false;
    void fetchParts().then(() => {
      if (!left) setTried(true);
    });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (isTried) told.current(isWhole);
  }, [isTried, isWhole]);
  const shown = useMemo(() => sculpture ?? (isTried ? madeModel('figure/') : null), [sculpture, isTried]);
  const [isFlat, setFlat] = useState(!hasWebGL());
  if (shown === null) return <div className="figure-preview" data-figure-preview="coming" />;
  return isFlat ? (
    <Still shown={shown} isStone={isStone} />
  ) : (
    <Turning shown={shown} isStone={isStone} onFailure={() => setFlat(true)} />
  );
}

type Shown = ReturnType<typeof madeModel>;

function Still({ shown, isStone }: { readonly shown: Shown; readonly isStone: boolean }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const edge = 560;
    const pen = canvas.current && penOf(canvas.current);
    pen?.putImageData(stillOf(shown.near, { edge, around: 14, isStone }), 0, 0);
  }, [shown, isStone]);
  return (
    <div className="figure-preview" data-figure-preview="still" aria-hidden="true">
      <canvas ref={canvas} width={560} height={560} />
    </div>
  );
}

interface TurningProps {
  readonly shown: Shown;
  readonly isStone: boolean;
  readonly onFailure: () => void;
}

function Turning({ shown, isStone, onFailure }: TurningProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [studio, setStudio] = useState<FigureStudio | null>(null);
  const around = useRef(0);
  const held = useRef<number | null>(null);
  const still = useStill();
  const failed = useRef(onFailure);
  failed.current = onFailure;
  useEffect(() => {
    // A canvas of its own each time: one that was given up draws no more.
    const canvas = document.createElement('canvas');
    frame.current?.append(canvas);
    let made: FigureStudio | null = null;
    let hasLeft = false;
    const lost = () => failed.current();
    canvas.addEventListener('webglcontextlost', lost);
    FigureStudio.in(canvas, '#4a3526').then((one) => {
      made = one;
      if (hasLeft) one.dispose();
      else setStudio(one);
    }, lost);
    return () => {
      hasLeft = true;
      canvas.removeEventListener('webglcontextlost', lost);
      made?.dispose();
      canvas.remove();
      setStudio(null);
    };
  }, []);
  const draw = useRef(() => {});
  draw.current = () => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    if (studio === null || clientWidth === 0) return;
    studio.draw({ ...view, around: around.current }, clientWidth, clientHeight, Math.min(2, devicePixelRatio));
  };
  useEffect(() => {
    if (studio === null) return;
    const name = 'figure/shown';
    studio.show(
      [
        piece('chip', `chip/${OWNER}`, [0, 0, 0]),
        piece('figure', name, [0, CHIP_HEIGHT, 0], { stone: isStone ? 1 : 0, tint: playerColour(OWNER).colour }),
      ],
      new Map([[name, shown]]),
    );
    draw.current();
    if (still) return;
    let [left, before, next]: [number, number | null, number] = [TURNING.whole, null, 0];
    const step = (now: number) => {
      const turn = held.current === null ? ((now - (before ?? now)) / 1000) * TURNING.speed : 0;
      before = now;
      around.current -= Math.min(turn, left);
      left -= turn;
      draw.current();
      if (left > 0) next = requestAnimationFrame(step);
    };
    next = requestAnimationFrame(step);
    return () => cancelAnimationFrame(next);
  }, [studio, shown, isStone, still]);
  useEffect(() => {
    const again = () => draw.current();
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  const move = ({ clientX }: PointerEvent) => {
    if (held.current === null) return;
    around.current -= (clientX - held.current) * DRAG;
    held.current = clientX;
    draw.current();
  };
  const release = () => {
    held.current = null;
  };
  return (
    <div
      className="figure-preview"
      data-figure-preview="turning"
      aria-hidden="true"
      ref={frame}
      onPointerDown={({ clientX, pointerId, currentTarget }) => {
        capture(currentTarget, pointerId);
        held.current = clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
