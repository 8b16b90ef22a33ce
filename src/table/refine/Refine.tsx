import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera, type WebGLRenderer } from 'three';
import { useFrameTimes } from '../frame-watch.ts';
import { KEY_LAMP } from '../light/Lights.tsx';
import { Refiner } from './refiner.ts';

/** Milliseconds of the median frame up to which a machine is strong enough to draw many more. */
const QUICK = 22;
/** A frame that takes so many milliseconds leaves no hope of that. */
const SLOW = 60;
const WATCHED = 8;

interface Strength {
  measure(milliseconds: number): void;
  readonly isEnough: boolean;
  /** Are too few frames known to judge, and the latest not slow? Then it is worth drawing some more to know. */
  readonly isOpen: boolean;
}

export function newStrength(): Strength {
  const times: number[] = new Array(WATCHED).fill(Number.POSITIVE_INFINITY);
  const sorted: number[] = [...times];
  let next = 0;
  let known = 0;
  let isSlow = false;
  return {
    measure(milliseconds) {
      known += 1;
      isSlow = milliseconds > SLOW;
      times[next] = milliseconds;
      next = (next + 1) % WATCHED;
    },
    get isEnough() {
      for (let place = 0; place < WATCHED; place++) sorted[place] = times[place] ?? Number.POSITIVE_INFINITY;
      sorted.sort((a, b) => a - b);
      return (sorted[WATCHED / 2] ?? Number.POSITIVE_INFINITY) <= QUICK;
    },
    get isOpen() {
      return known < WATCHED && !isSlow;
    },
  };
}

/** Milliseconds without frame or input before the picture is refined, and that refining takes at most. */
const STILL = 350;
const MOST = 500;
/** Frames drawn to know the machine if too few were: behind the start page the table moves if pointed at. */
const TRIED = 12;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'] as const;

/**
 * Refines the picture once when nothing has moved for a moment, and then rests. Any frame and any input interrupts it; where frames take long it is
 * never begun. Where too few frames are known a few are drawn for that, once.
 */
export default function Refine() {
  const gl = useThree((three) => three.gl);
  const scene = useThree((three) => three.scene);
  const camera = useThree((three) => three.camera);
  const invalidate = useThree((three) => three.invalidate);
  const strength = useRef(newStrength());
  const moved = useRef<() => void>(() => undefined);

  useFrameTimes((milliseconds) => strength.current.measure(milliseconds));
  useFrame(() => moved.current());

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || !Refiner.isPossible(gl)) return;
    const refiner = new Refiner(gl, scene, camera, scene.getObjectByName(KEY_LAMP));
    let timer = 0;
    let frame = 0;
    let last = performance.now();
    let begun = 0;
    let isRefined = false;
    let trying = 0;
    let isTried = isSoftware(gl);

    const tryOut = (left: number) => {
      if (left === 0 || !strength.current.isOpen) return;
      invalidate();
      trying = requestAnimationFrame(() => tryOut(left - 1));
    };
    const step = () => {
      refiner.step();
      if (refiner.isDone || performance.now() - begun > MOST) isRefined = true;
      else frame = requestAnimationFrame(step);
    };
    const begin = () => {
      timer = 0;
      const still = performance.now() - last;
      if (still < STILL) timer = window.setTimeout(begin, STILL - still);
      else if (document.hidden) return;
      else if (strength.current.isEnough) {
        begun = performance.now();
        refiner.begin();
        frame = requestAnimationFrame(step);
      } else if (!isTried && strength.current.isOpen) {
        isTried = true;
        tryOut(TRIED);
      }
    };
    const wait = () => {
      cancelAnimationFrame(frame);
      last = performance.now();
      if (timer === 0) timer = window.setTimeout(begin, STILL);
    };
    const interrupt = () => {
      if (!isRefined) wait();
    };
    moved.current = () => {
      isRefined = false;
      wait();
    };
    for (const input of inputs) window.addEventListener(input, interrupt, { passive: true });
    return () => {
      moved.current = () => undefined;
      for (const input of inputs) window.removeEventListener(input, interrupt);
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      cancelAnimationFrame(trying);
      refiner.dispose();
    };
  }, [gl, scene, camera, invalidate]);
  return null;
}

function isSoftware(gl: WebGLRenderer): boolean {
  const context = gl.getContext();
  const plain: unknown = context.getParameter(context.RENDERER);
  // Chromium says what draws only where it is asked for; Firefox says it here, and warns where it is asked for.
  const info = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  const name: unknown = info === null ? plain : context.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
