import { type Camera, type Matrix4, Vector3 } from 'three';

/** Elements that float above points of the table. One object for a table's lifetime; React adds to it, frames read it. */
export class Anchors {
  private readonly floating = new Map<string, { element: HTMLElement; readonly place: Vector3 }>();
  private readonly projected = new Vector3();
  private seen: Float64Array | null = null;

  /** Floats an element above a point, in board units. */
  set(id: string, element: HTMLElement, x: number, y: number, z: number): void {
    const known = this.floating.get(id);
    if (known === undefined) this.floating.set(id, { element, place: new Vector3(x, y, z) });
    else {
      known.element = element;
      known.place.set(x, y, z);
    }
    this.seen = null;
  }

  delete(id: string): void {
    this.floating.delete(id);
  }

  /** Moves every element to where its point appears on screen. Does nothing while camera, size and points are unchanged. */
  project(camera: Camera, width: number, height: number): void {
    // The controls have moved the camera for this frame, but leave its matrix to the renderer.
    camera.updateMatrixWorld();
    if (!this.changed(camera.matrixWorld, camera.projectionMatrix, width, height)) return;
    for (const { element, place } of this.floating.values()) {
      const at = this.projected.copy(place).project(camera);
      const [x, y] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
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
