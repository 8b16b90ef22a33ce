import { useThree } from '@react-three/fiber';
import { use, useEffect, useLayoutEffect, useMemo } from 'react';
import { useInHand } from '../attention/in-hand.ts';
import { useAttention } from '../attention/index.ts';
import type { TableState } from '../layout/index.ts';
import { useModels } from '../models/load.ts';
import { drawingFor } from '../pieces/drawing/index.ts';
import { PieceBatch } from '../pieces/piece-batch.ts';
import { pieceMaterial } from '../pieces/piece-material.ts';
import { usePrograms } from '../use-programs.ts';
import { placeGhosts } from './place-ghosts.ts';

/** Room for a stack and its figure. */
const room = { pieces: 24, vertices: 6000, corners: 12_000 };

interface GhostsProps {
  readonly state: TableState;
  /** Something may be done now. */
  readonly isOpen: boolean;
}

/** Translucent tokens that would stand in the region being looked at. Placed when the attention moves, drawn with everything else. */
export default function Ghosts({ state, isOpen }: GhostsProps) {
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  const shelf = useModels();
  const newDrawing = use(drawingFor(gl));
  const glass = useMemo(() => {
    const material = pieceMaterial();
    material.transparent = true;
    material.opacity = 0.62;
    return material;
  }, []);
  const batch = useMemo(
    () => new PieceBatch(newDrawing(glass, { detail: 'far', shadows: false, room }), shelf),
    [newDrawing, glass, shelf],
  );
  usePrograms(batch.object);
  useEffect(() => () => glass.dispose(), [glass]);
  useEffect(() => () => batch.dispose(), [batch]);
  const region = useAttention(({ selected, hovered }) => (isOpen ? (selected ?? hovered) : null));
  // What is carried shows itself.
  const isCarried = useInHand(({ carried }) => carried?.isDrawn === true);
  useLayoutEffect(() => {
    batch.show(region === null || isCarried ? [] : placeGhosts(state, region));
    invalidate();
  }, [batch, state, region, isCarried, invalidate]);
  return <primitive object={batch.object} dispose={null} />;
}
