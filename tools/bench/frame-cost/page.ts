import type { Mesh, MeshStandardMaterial, Object3D } from 'three';
import type { Shading } from './shading.ts';

export type Kind = 'before' | 'now';

declare global {
  interface Window {
    drawnBy?: ReadonlyMap<Mesh, Readonly<Record<Kind, Mesh['material']>>>;
  }
}

// Run in the page of a table, and so without anything of this file's.

/** Makes the programs by which these meshes were drawn before, beside those of now, and draws once by each. */
export function layBoth(shadings: readonly (readonly [mesh: string, before: Shading])[]): void {
  if (window.__table === undefined) throw new Error('There is no table.');
  const { gl, scene, camera } = window.__table.three;
  const isMesh = (
    object: Object3D | undefined,
  ): object is Mesh<Mesh['geometry'], MeshStandardMaterial | MeshStandardMaterial[]> =>
    object !== undefined && 'isMesh' in object;
  // Both are drawn in the order of now: three draws first what was made first.
  scene.traverse((object) => {
    if (isMesh(object)) object.renderOrder = [object.material].flat()[0]?.id ?? 0;
  });
  const drawnBy: [Mesh, Record<Kind, Mesh['material']>][] = [];
  for (const [name, { vertexHead, fragmentHead, chunks }] of shadings) {
    const mesh = scene.getObjectByName(name);
    const now = isMesh(mesh) ? mesh.material : [];
    const [first] = [now].flat();
    if (!isMesh(mesh) || first === undefined) throw new Error(`There is no ${name}.`);
    const withChunks = (shader: string) =>
      Object.entries(chunks).reduce((text, [chunk, glsl]) => text.replace(`#include <${chunk}>`, () => glsl), shader);
    const before = first.clone();
    before.customProgramCacheKey = () => `${name} before`;
    before.onBeforeCompile = (shader, renderer) => {
      const { vertexShader, fragmentShader } = shader;
      // For its uniforms: they are those of now.
      first.onBeforeCompile(shader, renderer);
      shader.vertexShader = `${vertexHead}\n${withChunks(vertexShader)}`;
      shader.fragmentShader = `${fragmentHead}\n${withChunks(fragmentShader)}`;
    };
    drawnBy.push([mesh, { before, now }]);
  }
  for (const kind of ['before', 'now'] as const) {
    for (const [mesh, by] of drawnBy) mesh.material = by[kind];
    gl.render(scene, camera);
  }
  window.drawnBy = new Map(drawnBy);
}

/** Draws frames, the camera turned by a degree in each, and waits for each until it is drawn. */
export function turnTable({ kind, frames }: { readonly kind: Kind; readonly frames: number }): void {
  const { __table: table, drawnBy } = window;
  if (table === undefined || drawnBy === undefined) throw new Error('There is no table.');
  const { gl, scene, camera } = table.three;
  for (const [mesh, by] of drawnBy) mesh.material = by[kind];
  const turn = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    camera.position.applyAxisAngle(camera.up, angle);
    camera.rotateOnWorldAxis(camera.up, angle);
    camera.updateMatrixWorld();
  };
  const context = gl.getContext();
  for (let frame = 0; frame < frames; frame++) {
    turn(1);
    gl.render(scene, camera);
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }
  turn(-frames);
}
