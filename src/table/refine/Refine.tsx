import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { KEY_LAMP } from '../light/Lights.tsx';
import { useFrameTimes } from '../use-frame-times.ts';
import { Refiner } from './refiner.ts';
import { newStrength } from './strength.ts';

/** Milliseconds without a frame and without input after which the picture is refined, and that refining takes at most. */
const STILL = 350;
const MOST = 500;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'] as const;

/**
 * Refines the picture once when nothing has moved for a moment, and then rests. Any frame and any input interrupts it; where frames take long it is
 * never begun.
 */
export default function Refine() {
  const { gl, scene, camera } = useThree();
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

    const step = () => {
      refiner.step();
      if (refiner.isDone || performance.now() - begun > MOST) isRefined = true;
      else frame = requestAnimationFrame(step);
    };
    const begin = () => {
      timer = 0;
      const still = performance.now() - last;
      if (still < STILL) timer = window.setTimeout(begin, STILL - still);
      else if (strength.current.isEnough && !document.hidden) {
        begun = performance.now();
        refiner.begin();
        frame = requestAnimationFrame(step);
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
      refiner.dispose();
    };
  }, [gl, scene, camera]);
  return null;
}
