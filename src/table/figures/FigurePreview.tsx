import { type JSX, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useStill } from '../../look/index.ts';
import type { Figure } from '../../rules/index.ts';
import { piece } from '../layout/placement.ts';
import { useModelsSoFar } from '../models/load.ts';
import { madeModel } from '../pieces/models/index.ts';
import { hasWebGL } from '../webgl.ts';
import { assembled } from './assemble.ts';
import { fetchParts } from './own-figures.ts';
import { FigureStage } from './stage.ts';
import { stillOf } from './still.ts';

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
const view = { above: 24, towards: 0.74, fits: 2.1 } as const;

/** A figure of one's own in the light of the table: it turns once around whenever it has changed, and by dragging. Where nothing is drawn in 3D, a still. */
export function FigurePreview({ figure, isStone, onTried }: FigurePreviewProps): JSX.Element {
  const shelf = useModelsSoFar();
  const sculpture = useMemo(() => assembled(figure, shelf), [figure, shelf]);
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
    const context = canvas.current?.getContext('2d');
    context?.putImageData(stillOf(shown.near, { edge, around: 14, isStone }), 0, 0);
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<FigureStage | null>(null);
  const around = useRef(0);
  const held = useRef<number | null>(null);
  const still = useStill();
  const failed = useRef(onFailure);
  failed.current = onFailure;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let made: FigureStage | null = null;
    let left = false;
    const lost = () => failed.current();
    element.addEventListener('webglcontextlost', lost);
    FigureStage.in(element, '#4a3526').then((one) => {
      made = one;
      if (left) one.dispose();
      else setStage(one);
    }, lost);
    return () => {
      left = true;
      element.removeEventListener('webglcontextlost', lost);
      made?.dispose();
      setStage(null);
    };
  }, []);
  const draw = useRef(() => {});
  draw.current = () => {
    const element = canvas.current;
    if (stage === null || element === null) return;
    const { clientWidth, clientHeight } = element;
    if (clientWidth > 0)
      stage.draw({ ...view, around: around.current }, clientWidth, clientHeight, Math.min(2, devicePixelRatio));
  };
  useEffect(() => {
    if (stage === null) return;
    const name = 'figure/shown';
    stage.show(
      [
        piece('chip', 'chip/0', [0, 0, 0], { tint: '#ffffff' }),
        piece('figure', name, [0, 0.17, 0], { stone: isStone ? 1 : 0, tint: '#c8352b' }),
      ],
      new Map([[name, shown]]),
    );
    draw.current();
    if (still) return;
    let [left, before, frame]: [number, number | null, number] = [TURNING.whole, null, 0];
    const step = (now: number) => {
      const turn = held.current === null ? ((now - (before ?? now)) / 1000) * TURNING.speed : 0;
      before = now;
      around.current -= Math.min(turn, left);
      left -= turn;
      draw.current();
      if (left > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [stage, shown, isStone, still]);
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
    <div className="figure-preview" data-figure-preview="turning" aria-hidden="true">
      <canvas
        ref={canvas}
        onPointerDown={({ clientX, pointerId, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          held.current = clientX;
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  );
}
