import { useThree } from '@react-three/fiber';
import { use, useEffect, useLayoutEffect, useMemo } from 'react';
import { prospectOf } from '../opponents/judgement/cache.ts';
import { boardFacts, forceOf, isNonEmpty, type RegionId } from '../rules/index.ts';
import { stone } from '../ui/look/index.ts';
import { useDragged } from './attention/drag-state.ts';
import { useAttention } from './attention/index.ts';
import { standingHeight } from './layout/ground.ts';
import type { Placement, TableState } from './layout/index.ts';
import { isChip, stack } from './layout/stacks.ts';
import { useModels } from './models/load.ts';
import { drawingFor } from './pieces/drawing/index.ts';
import { PieceBatch } from './pieces/piece-batch.ts';
import { pieceMaterial } from './pieces/piece-material.ts';
import { usePrograms } from './use-programs.ts';

/** Offset from the middle of a stack to one that would replace it, in board units. */
const BESIDE = { x: 0.4, y: 0.16 };

/** Beside whatever stands there now. Missing tokens are grey. Empty if the region may not be attacked. */
function placeGhosts(
  { view, board, colours }: Pick<TableState, 'view' | 'board' | 'colours'>,
  region: RegionId,
): Placement[] {
  const asked = prospectOf(view, region);
  const [there, geometry] = [view.regions[region], board.regions[region]];
  const terrain = boardFacts(board.id).regions[region]?.terrain;
  if (!asked || asked.barrier || !there || !geometry || !terrain) return [];
  const { x, y } = geometry.seat;
  const off = isNonEmpty(there) ? BESIDE : { x: 0, y: 0 };
  const at = [x + off.x, standingHeight(terrain), y + off.y] as const;
  const stacked = stack(view, 'ghost', forceOf(view, asked.force), asked.cost.total, at, colours);
  return stacked.map((placement, level) =>
    isChip(placement.model) && level >= asked.inHand ? { ...placement, model: 'chip', tint: stone.light } : placement,
  );
}

/** Room for a stack and its figure. */
const capacity = { pieces: 24, vertices: 6000, corners: 12_000 };

interface GhostsProps {
  readonly state: TableState;
  /** Something may be done now. */
  readonly isOpen: boolean;
}

/** Translucent tokens that would stand in the region being looked at. Placed when the attention moves, drawn with everything else. */
export default function Ghosts({ state, isOpen }: GhostsProps) {
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  const models = useModels();
  const newDrawing = use(drawingFor(gl));
  const glass = useMemo(() => {
    const material = pieceMaterial();
    material.transparent = true;
    material.opacity = 0.62;
    return material;
  }, []);
  const batch = useMemo(
    () => new PieceBatch(newDrawing(glass, { detail: 'far', shadows: false, capacity }), models),
    [newDrawing, glass, models],
  );
  usePrograms(batch.object);
  useEffect(() => () => glass.dispose(), [glass]);
  useEffect(() => () => batch.dispose(), [batch]);
  const region = useAttention(({ selected, hovered }) => (isOpen ? (selected ?? hovered) : null));
  // What is carried shows itself.
  const isCarried = useDragged(({ carried }) => carried?.isDrawn === true);
  useLayoutEffect(() => {
    batch.show(region === null || isCarried ? [] : placeGhosts(state, region));
    invalidate();
  }, [batch, state, region, isCarried, invalidate]);
  return <primitive object={batch.object} dispose={null} />;
}
