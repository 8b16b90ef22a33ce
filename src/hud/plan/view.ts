import { useEffect, useState } from 'react';
import { attend, type CameraStep, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';

interface Look {
  /** Magnification of the plan. */
  readonly zoom: number;
  /** The centre of the view, in board units. */
  readonly x: number;
  readonly y: number;
}

const whole: Look = { zoom: 1, x: 0, y: 0 };
const CLOSER = 1.35;
const CLOSEST = 4.5;

/** Fraction of the view that a sideways step moves. */
const ASIDE = 0.25;

const ways: Readonly<Record<CameraStep, readonly [x: number, y: number]>> = {
  closer: [0, 0],
  farther: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The view after a step: never more than the whole plan, never past its edge. */
function after({ zoom, x, y }: Look, step: CameraStep, width: number, height: number): Look {
  const factor = step === 'closer' ? CLOSER : step === 'farther' ? 1 / CLOSER : 1;
  const next = Math.min(CLOSEST, Math.max(1, zoom * factor));
  const [right, down] = ways[step];
  const within = (at: number, length: number) => {
    const limit = (length / 2) * (1 - 1 / next);
    return Math.min(limit, Math.max(-limit, at));
  };
  return {
    zoom: next,
    x: within(x + right * ASIDE * (width / next), width),
    y: within(y + down * ASIDE * (height / next), height),
  };
}

/** The visible part of a plan of this size, controlled by the camera's buttons: a `viewBox`. */
export function usePlanView(width: number, height: number): string {
  const scope = useScope();
  const [look, setLook] = useState(whole);
  const step = useAttention((attention) => attention.step);
  const isFree = useAttention(({ camera }) => camera === 'free');
  useEffect(() => {
    if (step === null) return;
    setLook((now) => after(now, step, width, height));
    attend(scope, { camera: 'free', step: null });
  }, [step, width, height, scope]);
  // The whole board was asked for: the next step starts from there.
  if (!isFree && step === null && look !== whole) setLook(whole);
  const { zoom, x, y } = look;
  return `${x - width / zoom / 2} ${y - height / zoom / 2} ${width / zoom} ${height / zoom}`;
}
