import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector2 } from 'three';
import type { GameView } from '../../rules/index.ts';
import { attend, useAttention } from '../attention/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { useScope } from '../scope.tsx';
import { GLIDE, Hands } from './hands.ts';
import { framingOf, lookFrom, WIDE } from './look-around.ts';
import { lookAround } from './looking.ts';
import { followPointers } from './pointers.ts';
import { aimOf, poseOf } from './pose.ts';
import { stepped } from './step.ts';

interface ByHandProps {
  readonly board: BoardGeometry;
  /** What stands in each region, in region order. */
  readonly regions: GameView['regions'];
  /** Glide instead of cutting. */
  readonly glide: boolean;
}

const point = new Vector2();

/** Lets the person move the camera: by mouse, fingers, wheel and steps, and to look around. Fetched once the table is drawn. */
export default function ByHand({ board, regions, glide }: ByHandProps): null {
  const scope = useScope();
  const controls = useThree((state) => state.controls);
  const hands = controls instanceof Hands ? controls : null;
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  const invalidate = useThree((three) => three.invalidate);

  useEffect(() => {
    if (hands === null) return;
    const isBare = (x: number, y: number) => {
      const { raycaster, camera, size, internal } = get();
      raycaster.setFromCamera(point.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera);
      return raycaster.intersectObjects(internal.interaction).length === 0;
    };
    return followPointers(scope, gl.domElement, hands, { glide, isBare, onMoved: invalidate });
  }, [scope, hands, gl, get, glide, invalidate]);

  const step = useAttention((attention) => attention.step);
  useEffect(() => {
    if (hands === null || hands.home === null || step === null) return;
    const { home } = hands;
    hands.aimAt(aimOf(stepped(poseOf(hands.aim(true), home), step, home), home), glide ? GLIDE : 0);
    attend(scope, { camera: 'free', step: null });
    invalidate();
  }, [scope, hands, step, glide, invalidate]);

  // A look begins where it begins, whatever is placed or taken meanwhile.
  const standing = useRef(regions);
  useEffect(() => {
    standing.current = regions;
  });
  const around = useAttention((attention) => attention.around);
  useEffect(() => {
    if (hands === null || around === null) return;
    const back = hands.aim(true);
    const { hovered, selected } = useAttention.of(scope).getState();
    const region = hovered ?? selected;
    const tokens = region === null ? 0 : (standing.current[region]?.tokens ?? 0);
    const begin = lookFrom(board, region, tokens, back.azimuth);
    hands.smoothTime = GLIDE;
    void hands.zoomTo(WIDE, glide);
    const end = lookAround(scope, gl.domElement, begin, around === 'held', (look, seconds) => {
      const { position, target } = framingOf(look);
      if (seconds !== null) hands.smoothTime = seconds;
      void hands.setLookAt(...position, ...target, glide);
      invalidate();
    });
    return () => {
      end();
      void hands.zoomTo(1, glide);
      hands.aimAt(back, glide ? GLIDE : 0);
      invalidate();
    };
  }, [scope, hands, board, around, gl, glide, invalidate]);

  return null;
}
