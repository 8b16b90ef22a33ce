import { type Camera, type Matrix4, Vector3 } from 'three';
import { type Box, leastOverlap } from './least-overlap.ts';

/** A point of the table, in board units. */
type Point = readonly [number, number, number];

interface Anchored {
  element: HTMLElement;
  /** Where the element may float, the best place first. */
  places: readonly Vector3[];
  at: number;
}

/** Milliseconds without a movement after which the camera counts as at rest. */
const REST = 120;

/** Elements that float above points of the table. One object for a table's lifetime; React adds to it, frames read it. */
export class Anchors {
  private readonly floating = new Map<string, Anchored>();
  private readonly projected = new Vector3();
  private seen: Float64Array | null = null;
  private camera: Camera | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private heads: readonly (readonly [lower: Vector3, upper: Vector3])[] = [];

  /** Floats an element above a point; where others are given, at whichever of them is clearest once the camera rests. */
  set(id: string, element: HTMLElement, place: Point, others: readonly Point[] = []): void {
    const places = [place, ...others].map((point) => new Vector3(...point));
    const at = this.floating.get(id)?.at ?? 0;
    this.floating.set(id, { element, places, at: at < places.length ? at : 0 });
    this.seen = null;
  }

  delete(id: string): void {
    this.floating.delete(id);
  }

  /** Says where the heads of figures are, by opposite corners (low, near and left; high, far and right): elements with a choice keep clear of them. */
  avoid(heads: readonly (readonly [lower: Point, upper: Point])[]): void {
    this.heads = heads.map(([lower, upper]) => [new Vector3(...lower), new Vector3(...upper)] as const);
    this.seen = null;
  }

  /** Moves every element to where its point appears on screen. Does nothing while camera, size and points are unchanged. */
  project(camera: Camera, width: number, height: number): void {
    // The controls have moved the camera for this frame, but leave its matrix to the renderer.
    camera.updateMatrixWorld();
    if (!this.changed(camera.matrixWorld, camera.projectionMatrix, width, height)) return;
    this.camera = camera;
    for (const { element, places, at } of this.floating.values()) {
      const place = places[at];
      if (place === undefined) continue;
      const [x, y] = this.onScreen(place, camera, width, height);
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.settle(width, height), REST);
  }

  /** Ends what is still to come. */
  dispose(): void {
    clearTimeout(this.resting);
  }

  private onScreen(place: Vector3, camera: Camera, width: number, height: number): [number, number] {
    const at = this.projected.copy(place).project(camera);
    return [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
  }

  /** Gives each element that has a choice its clearest place. Reads their sizes: only where nothing moves. */
  private settle(width: number, height: number): void {
    const { camera } = this;
    const movable = [...this.floating.values()].filter(({ places }) => places.length > 1);
    if (camera === null || movable.length === 0) return;
    const things = movable.map(({ element, places, at }) => {
      const { width: broad, height: high } = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const boxes = places.map((place): Box => {
        const [x, y] = this.onScreen(place, camera, width, height);
        return { left: x - broad / 2, top: y - high / 2, width: broad, height: high };
      });
      return { places: boxes, at };
    });
    const heads = this.heads.map(([lower, upper]): Box => {
      const [left, foot] = this.onScreen(lower, camera, width, height);
      const [right, top] = this.onScreen(upper, camera, width, height);
      return { left, top, width: Math.max(0, right - left), height: Math.max(0, foot - top) };
    });
    const chosen = leastOverlap(things, heads);
    let moved = false;
    for (const [k, anchored] of movable.entries()) {
      if (anchored.at === chosen[k]) continue;
      anchored.at = chosen[k] ?? 0;
      moved = true;
    }
    if (!moved) return;
    this.seen = null;
    this.project(camera, width, height);
  }

  private changed(world: Matrix4, projection: Matrix4, width: number, height: number): boolean {
    const fresh = this.seen === null;
    const seen = this.seen ?? new Float64Array(34);
    this.seen = seen;
    let differs = fresh || seen[32] !== width || seen[33] !== height;
    for (let k = 0; k < 16 && !differs; k++)
      differs = seen[k] !== world.elements[k] || seen[k + 16] !== projection.elements[k];
    if (!differs) return false;
    seen.set(world.elements, 0);
    seen.set(projection.elements, 16);
    seen[32] = width;
    seen[33] = height;
    return true;
  }
}
