import { BufferAttribute, BufferGeometry } from 'three';

const SIDES = 36;

/** Seen from above; a disc where `inner` is 0. In each pair of corners the inner one comes first. */
export function flatRing(inner: number, outer: number): BufferGeometry {
  const corners = Array.from({ length: SIDES }, (_, k) => {
    const [x, z] = [Math.cos((k / SIDES) * 2 * Math.PI), Math.sin((k / SIDES) * 2 * Math.PI)];
    return [x * inner, 0, z * inner, x * outer, 0, z * outer];
  }).flat();
  const faces = Array.from({ length: SIDES }, (_, k) => {
    const [at, next] = [2 * k, 2 * ((k + 1) % SIDES)];
    return [at, next + 1, at + 1, at, next, next + 1];
  }).flat();
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(Float32Array.from(corners), 3))
    .setIndex(faces);
}
