import { type Camera, type Matrix4, Vector3 } from 'three';
import { type Box, extentOf, moved, shared } from './boxes.ts';

/** A point of the table, in board units. */
type Point = readonly [number, number, number];

export interface Anchored {
  readonly element: HTMLElement;
  /** Where the element may float, the best place first. */
  readonly places: readonly Vector3[];
  at: number;
  /** What hangs beside it hangs to its left. */
  isMirrored: boolean;
  /** Its place was chosen since the camera moved last: it keeps it. */
  isPlaced: boolean;
  /** The top of what may stand between the eye and what the element lies on: then the element is left out. */
  readonly veil: Vector3 | null;
}

/** Chooses the clearest place for each element that has more than one. Returns whether any has another than before. */
export type Choose = (
  movable: readonly Anchored[],
  heads: readonly Box[],
  seen: (place: Vector3) => readonly [x: number, y: number],
) => boolean;

/** Milliseconds without a movement after which the camera counts as at rest. */
const REST = 120;
/** CSS pixels by which the board's unit must change before labels are laid out anew. */
const STEP = 3;
/** Where what cannot be seen is kept, in CSS pixels. */
const AWAY = -9999;
/** CSS pixels that labels keep from heads. */
const CLEAR = 3.5;

/** One object for a table's lifetime; React adds elements to it, frames read it. */
export class Anchors {
  private readonly floating = new Map<string, Anchored>();
  private readonly projected = new Vector3();
  private readonly seen = new Float64Array(34);
  private isStale = true;
  private ask: () => void = () => undefined;
  private camera: Camera | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly ahead = new Vector3();
  private host: HTMLElement | null = null;
  private size = 0;
  private choose: Choose = () => false;
  private rested: () => void = () => undefined;
  private isMoving = false;
  private heads: readonly (readonly Vector3[])[] = [];

  /**
   * Floats an element above a point; where others are given, at whichever of them is clearest once the camera rests. With a veil, a point on top of what
   * may hide its place, it is left out while that does, or while a figure's head is there.
   */
  set(id: string, element: HTMLElement, place: Point, others: readonly Point[] = [], veil: Point | null = null): void {
    const places = [place, ...others].map((point) => new Vector3(...point));
    const before = this.floating.get(id);
    const at = before !== undefined && before.at < places.length ? before.at : 0;
    this.floating.set(id, {
      element,
      places,
      at,
      isMirrored: before?.isMirrored ?? false,
      isPlaced: before?.isPlaced ?? false,
      veil: veil === null ? null : new Vector3(...veil),
    });
    this.stale();
  }

  /** Who draws the next frame: what comes while nothing moves is nowhere until then. Returns what ends that. */
  drawnBy(ask: () => void): () => void {
    this.ask = ask;
    return () => {
      this.ask = () => undefined;
    };
  }

  private stale(): void {
    this.isStale = true;
    this.ask();
  }

  delete(id: string): void {
    this.floating.delete(id);
  }

  /** Until somebody chooses, everything is at its first place. Returns what ends that. */
  choosesBy(choose: Choose): () => void {
    this.choose = choose;
    this.placeAgain();
    return () => {
      this.choose = () => false;
    };
  }

  /** Who is told that the camera rests after it has moved. Returns what ends that. */
  restsBy(rested: () => void): () => void {
    this.rested = rested;
    return () => {
      this.rested = () => undefined;
    };
  }

  /** Has every place chosen anew: other figures stand there than were known of. */
  placeAgain(): void {
    for (const anchored of this.floating.values()) anchored.isPlaced = false;
    this.stale();
  }

  /** Says where the heads of figures are, by points around each: elements with a choice keep clear of them. */
  avoid(heads: readonly (readonly Point[])[]): void {
    this.heads = heads.map((points) => points.map((point) => new Vector3(...point)));
    this.stale();
  }

  /** The element whose `--seen` says how large the board is seen, in CSS pixels a board unit. */
  scale(host: HTMLElement | null): void {
    this.host = host;
    this.size = 0;
    this.stale();
  }

  /** Moves each element to its point on screen; does nothing while camera, size and points are the same. */
  project(camera: Camera, width: number, height: number): void {
    // The controls have moved the camera for this frame, but leave its matrix to the renderer.
    camera.updateMatrixWorld();
    if (!this.changed(camera.matrixWorld, camera.projectionMatrix, width, height)) return;
    this.camera = camera;
    this.measure(camera, height);
    for (const { element, places, at } of this.floating.values()) {
      const place = places[at];
      if (place === undefined) continue;
      const [x, y] = this.onScreen(place, camera, width, height);
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.settle(width, height), REST);
  }

  dispose(): void {
    clearTimeout(this.resting);
  }

  /** Tells the style sheet a board unit's size in mid-picture. In steps: every change lays out all labels. */
  private measure(camera: Camera, height: number): void {
    const down = -camera.getWorldDirection(this.ahead).y;
    if (this.host === null || down < 0.1) return;
    const distance = camera.position.y / down;
    const unit = (height * (camera.projectionMatrix.elements[5] ?? 1)) / 2 / distance;
    const size = Math.round(unit / STEP) * STEP;
    if (size === this.size) return;
    this.size = size;
    this.host.style.setProperty('--seen', String(size));
  }

  private onScreen(place: Vector3, camera: Camera, width: number, height: number): [number, number] {
    const at = this.projected.copy(place).project(camera);
    // What is behind the camera would be mirrored into the picture.
    if (at.z > 1) return [AWAY, AWAY];
    return [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
  }

  /** Gives elements their clearest places, hides what is veiled. Reads sizes: only where nothing moves. */
  private settle(width: number, height: number): void {
    const { camera } = this;
    if (camera === null) return;
    const hasMoved = this.isMoving;
    this.isMoving = false;
    this.place(camera, width, height);
    if (hasMoved) this.rested();
  }

  private place(camera: Camera, width: number, height: number): void {
    const heads = this.heads.map((points): Box => {
      const seen = points.map((point) => this.onScreen(point, camera, width, height));
      const [across, down] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
      const [left, top] = [Math.min(...across) - CLEAR, Math.min(...down) - CLEAR];
      return { left, top, width: Math.max(...across) + CLEAR - left, height: Math.max(...down) + CLEAR - top };
    });
    this.leaveOut(camera, heads, width, height);
    const movable = [...this.floating.values()].filter(({ places }) => places.length > 1);
    const seen = (place: Vector3) => this.onScreen(place, camera, width, height);
    if (movable.length === 0 || !this.choose(movable, heads, seen)) return;
    this.isStale = true;
    this.project(camera, width, height);
  }

  /** Hides what has a veil while that or a head is before it: it would be pasted over what stands there. */
  private leaveOut(camera: Camera, heads: readonly Box[], width: number, height: number): void {
    for (const { element, places, veil } of this.floating.values()) {
      const [place] = places;
      if (veil === null || place === undefined) continue;
      const { whole } = extentOf(element);
      const [x, y] = this.onScreen(place, camera, width, height);
      const depth = this.projected.z;
      const [, edge] = this.onScreen(veil, camera, width, height);
      const box = moved(whole, [x, y]);
      const isBehind = this.projected.z < depth && box.top + box.height > edge;
      element.style.visibility = isBehind || heads.some((head) => shared(box, head) > 0) ? 'hidden' : '';
    }
  }

  /** Is there anything to be moved? Where the camera has moved, places are chosen anew. */
  private changed(world: Matrix4, projection: Matrix4, width: number, height: number): boolean {
    const { seen } = this;
    let hasMoved = seen[32] !== width || seen[33] !== height;
    for (let k = 0; k < 16 && !hasMoved; k++)
      hasMoved = seen[k] !== world.elements[k] || seen[k + 16] !== projection.elements[k];
    if (!hasMoved && !this.isStale) return false;
    this.isStale = false;
    if (!hasMoved) return true;
    seen.set(world.elements, 0);
    seen.set(projection.elements, 16);
    seen[32] = width;
    seen[33] = height;
    this.isMoving = true;
    for (const anchored of this.floating.values()) anchored.isPlaced = false;
    return true;
  }
}
