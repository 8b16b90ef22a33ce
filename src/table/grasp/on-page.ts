import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import type { PageBox } from '../attention/grasp.ts';

const corner = new Vector3();
const seek = new Raycaster();
const pointer = new Vector2();
const level = new Plane(new Vector3(0, 1, 0), 0);

/** Where points of the table are seen, in CSS pixels of the window; null if any is behind the camera. */
export function boxOnPage(
  points: readonly (readonly [number, number, number])[],
  camera: Camera,
  canvas: HTMLCanvasElement,
): PageBox | null {
  const page = canvas.getBoundingClientRect();
  camera.updateMatrixWorld();
  const seen = points.map((point) => {
    const { x, y, z } = corner.set(...point).project(camera);
    return { x: page.left + ((x + 1) / 2) * page.width, y: page.top + ((1 - y) / 2) * page.height, z };
  });
  if (seen.length === 0 || seen.some(({ z }) => z > 1)) return null;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function aimAt(ray: Raycaster, x: number, y: number, camera: Camera, canvas: HTMLCanvasElement): void {
  const page = canvas.getBoundingClientRect();
  camera.updateMatrixWorld();
  ray.setFromCamera(
    pointer.set(((x - page.left) / page.width) * 2 - 1, 1 - ((y - page.top) / page.height) * 2),
    camera,
  );
}

/** Writes into `place` the point at a height over the table that is seen at a place of the window; leaves it where there is none. */
export function placeUnder(
  x: number,
  y: number,
  height: number,
  camera: Camera,
  canvas: HTMLCanvasElement,
  place: Vector3,
): void {
  aimAt(seek, x, y, camera, canvas);
  level.constant = -height;
  seek.ray.intersectPlane(level, place);
}
