import {
  Box3,
  type BufferGeometry,
  type Camera,
  type Intersection,
  Matrix4,
  Mesh,
  type Raycaster,
  Vector3,
} from 'three';
import type { Stack } from '../attention/drag-state.ts';
import type { Placement } from '../layout/index.ts';
import { posedAs } from '../layout/poses.ts';
import type { ModelSet } from '../models/load.ts';
import { madeModel, posed } from '../pieces/models/index.ts';
import { poseOf } from '../pieces/piece-batch.ts';
import { isSame, stackOf } from './pressed-stack.ts';

/** What a pointer may meet in front of a stack. What lies flat, such as a cloth, is in nobody's way. */
const solid = /^(chip|figure|tribechip|tribe|marker|waiting|banner|badge|purse)\//;
/** Half the least breadth of what a finger can hit, in CSS pixels. */
const HALF_FINGER = 22;

/** A box on the screen, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Says which piece a pointer means, by the shapes that are drawn. Asked only when somebody presses. */
export class Picker {
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly probe = new Mesh();
  private readonly matrix = new Matrix4();
  private readonly pose = {
    position: new Vector3(),
    turn: this.probe.quaternion.clone(),
    scale: new Vector3(),
  };

  /** @param detail the level of detail that is drawn: outlines differ */
  constructor(
    private readonly models: ModelSet,
    private readonly detail: 'near' | 'far',
  ) {}

  /** @param which pieces it may meet, by their ids */
  met(placements: readonly Placement[], ray: Raycaster, which = solid): Placement | null {
    let first: Placement | null = null;
    let near = Number.POSITIVE_INFINITY;
    const hits: Intersection[] = [];
    for (const placement of placements) {
      if (!which.test(placement.id)) continue;
      this.stand(placement);
      hits.length = 0;
      this.probe.raycast(ray, hits);
      for (const { distance } of hits)
        if (distance < near) {
          near = distance;
          first = placement;
        }
    }
    return first;
  }

  /**
   * The stack that a finger means which met no piece: the one whose pieces are seen nearest, if that is no farther than a target of 44 CSS pixels would
   * reach, or halfway to the next stack's.
   */
  nearest(
    may: (stack: Stack) => boolean,
    placements: readonly Placement[],
    camera: Camera,
    seen: { width: number; height: number },
    x: number,
    y: number,
  ) {
    const stacks: { stack: Stack; box: Box }[] = [];
    for (const placement of placements) {
      const stack = stackOf(placement.id);
      // The land has markers of its own.
      if (stack === null || (stack.of === 'marker' && !may(stack))) continue;
      const box = this.boxOf(placement, camera, seen);
      const known = stacks.find((one) => isSame(one.stack, stack));
      if (known === undefined) stacks.push({ stack, box });
      else widen(known.box, box);
    }
    let best: Stack | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const { stack, box } of stacks) {
      const away = awayFrom(box, x, y);
      if (away >= least || !isInReach(box, x, y)) continue;
      least = away;
      best = stack;
    }
    return best;
  }

  private stand(placement: Placement): void {
    poseOf(placement, this.pose);
    this.probe.geometry = this.shapeOf(placement.model);
    this.probe.matrixWorld.compose(this.pose.position, this.pose.turn, this.pose.scale);
  }

  private boxOf(placement: Placement, camera: Camera, { width, height }: { width: number; height: number }): Box {
    this.stand(placement);
    const { geometry, matrixWorld } = this.probe;
    if (geometry.boundingBox === null) geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox ?? new Box3();
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    const corner = new Vector3();
    this.matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).multiply(matrixWorld);
    for (let k = 0; k < 8; k++) {
      corner.set(k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z).applyMatrix4(this.matrix);
      const [x, y] = [((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height];
      widen(box, { left: x, top: y, right: x, bottom: y });
    }
    return box;
  }

  private shapeOf(model: string): BufferGeometry {
    const known = this.shapes.get(model);
    if (known !== undefined) return known;
    const as = posedAs(model);
    const sculpture = this.models.get(as?.figure ?? model);
    const sculpted = as === null || sculpture === undefined ? sculpture : posed(sculpture, as.pose);
    const shape = (sculpted ?? madeModel(model))[this.detail];
    this.shapes.set(model, shape);
    return shape;
  }
}

function widen(box: Box, { left, top, right, bottom }: Box): void {
  box.left = Math.min(box.left, left);
  box.top = Math.min(box.top, top);
  box.right = Math.max(box.right, right);
  box.bottom = Math.max(box.bottom, bottom);
}

function awayFrom({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isInReach({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  const [across, down] = [Math.max(HALF_FINGER, (right - left) / 2), Math.max(HALF_FINGER, (bottom - top) / 2)];
  return Math.abs(x - (left + right) / 2) <= across && Math.abs(y - (top + bottom) / 2) <= down;
}
