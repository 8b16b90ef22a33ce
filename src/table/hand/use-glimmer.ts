import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { carrierNow, mayTake, useInHand } from '../attention/in-hand.ts';
import type { Placement } from '../layout/index.ts';
import { useScope } from '../scope.tsx';
import { feetOf, Glimmer } from './glimmer.ts';

/**
 * Lights what a mouse is near and may take, and shows it as a hand. Returns the light, for the scene.
 * @param position what lies on the table: with another one nothing is near before the mouse moves
 */
export function useGlimmer(placements: () => readonly Placement[], position: unknown): Glimmer {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const glimmer = useMemo(() => new Glimmer(), []);
  useEffect(() => () => glimmer.dispose(), [glimmer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the position.
  useEffect(() => {
    const canvas = gl.domElement;
    const inHand = useInHand.of(scope);
    let known: { carrier: unknown; placed: readonly Placement[]; feet: ReturnType<typeof feetOf> } | null = null;
    const show = (hasChanged: boolean) => {
      if (!hasChanged) return;
      canvas.style.cursor = glimmer.isLit ? 'grab' : '';
      invalidate();
    };
    const move = ({ pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (buttons !== 0 || inHand.getState().carried !== null) return show(glimmer.dim());
      const [carrier, placed] = [carrierNow(scope), placements()];
      if (known?.carrier !== carrier || known?.placed !== placed)
        known = { carrier, placed, feet: feetOf(placed, (stack) => mayTake(scope, stack)) };
      show(glimmer.light(known.feet, camera, size, offsetX, offsetY));
    };
    const leave = () => show(glimmer.dim());
    const unsubscribe = inHand.subscribe(({ carried }) => {
      leave();
      canvas.style.cursor = carried === null ? '' : 'grabbing';
    });
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerleave', leave);
    return () => {
      leave();
      unsubscribe();
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, [scope, gl, camera, size, glimmer, placements, position, invalidate]);
  return glimmer;
}
