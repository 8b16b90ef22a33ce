import { addAfterEffect, addEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type Camera, PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from 'three';
import { KEY_LAMP } from './light/Lights.tsx';
import { Refiner } from './refine/refiner.ts';

export interface TableProbe {
  /** Frames drawn since the table was mounted. */
  frames(): number;
  /** Milliseconds of script time of the last frames, oldest first; at most `KEPT` of them. */
  readonly script: readonly number[];
  /** Draw calls of the last frame, over all passes. */
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
  /** Camera position, in board units. */
  readonly camera: readonly number[];
  /** Where a point of the table is seen, in CSS pixels of the window. */
  project(place: readonly [number, number, number]): readonly [number, number];
  /** Draws a frame including the shadows, so that the counts are those of the most expensive frame. */
  redraw(): void;
  readonly three: { readonly gl: WebGLRenderer; readonly scene: Scene; readonly camera: Camera };
  /** The table as it is drawn now: rows from the bottom, four bytes a pixel. */
  picture(): { readonly width: number; readonly height: number; readonly bytes: Uint8Array };
  /** At once, whatever the machine; returns the milliseconds it took, or null where it cannot be done. */
  refine(): number | null;
}

declare global {
  interface Window {
    __table?: TableProbe;
  }
}

const KEPT = 1000;

/** Exposes the counts as `window.__table`. Loaded only where somebody looks. */
export default function Probe() {
  const gl = useThree((three) => three.gl);
  const scene = useThree((three) => three.scene);
  const camera = useThree((three) => three.camera);
  const invalidate = useThree((three) => three.invalidate);
  const frames = useRef(0);
  const script = useRef<number[]>([]);
  useFrame(() => {
    frames.current += 1;
  });
  useEffect(() => {
    let began = 0;
    const before = addEffect(() => {
      began = performance.now();
    });
    const after = addAfterEffect(() => {
      script.current.push(performance.now() - began);
      if (script.current.length > KEPT) script.current.shift();
    });
    return () => {
      before();
      after();
    };
  }, []);
  useEffect(() => {
    const probe: TableProbe = {
      frames: () => frames.current,
      get script() {
        return script.current;
      },
      get calls() {
        return gl.info.render.calls;
      },
      get triangles() {
        return gl.info.render.triangles;
      },
      get geometries() {
        return gl.info.memory.geometries;
      },
      get textures() {
        return gl.info.memory.textures;
      },
      get programs() {
        return gl.info.programs?.length ?? 0;
      },
      get camera() {
        return camera.position.toArray();
      },
      project(place) {
        const { left, top, width, height } = gl.domElement.getBoundingClientRect();
        const at = new Vector3(...place).project(camera);
        return [left + ((at.x + 1) / 2) * width, top + ((1 - at.y) / 2) * height];
      },
      redraw() {
        gl.shadowMap.needsUpdate = true;
        invalidate();
      },
      three: { gl, scene, camera },
      picture() {
        const { width, height } = gl.domElement;
        const bytes = new Uint8Array(width * height * 4);
        gl.render(scene, camera);
        const context = gl.getContext();
        context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, bytes);
        return { width, height, bytes };
      },
      refine() {
        if (!(camera instanceof PerspectiveCamera) || !Refiner.isPossible(gl)) return null;
        const refiner = new Refiner(gl, scene, camera, scene.getObjectByName(KEY_LAMP));
        const begun = performance.now();
        while (!refiner.isDone) refiner.step();
        // Reading a pixel waits for the graphics card.
        gl.getContext().readPixels(0, 0, 1, 1, gl.getContext().RGBA, gl.getContext().UNSIGNED_BYTE, new Uint8Array(4));
        const spent = performance.now() - begun;
        refiner.dispose();
        return spent;
      },
    };
    window.__table = probe;
    // It mounts late, perhaps once the table is already at rest: request one more frame to count.
    invalidate();
    return () => {
      // Another table may have taken over already.
      if (window.__table === probe) delete window.__table;
    };
  }, [gl, scene, camera, invalidate]);
  return null;
}
