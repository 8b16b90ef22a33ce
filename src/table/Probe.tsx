import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';

/** What benches and pictures read off the table. */
export interface TableProbe {
  /** Frames drawn since the table was mounted. */
  frames(): number;
  /** Of the last frame, all passes counted. */
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
  /** Camera's place, in board units. */
  readonly camera: readonly number[];
  /** Draws a frame with the shadows in it, so that the counts are those of the dearest frame. */
  redraw(): void;
}

declare global {
  interface Window {
    __table?: TableProbe;
  }
}

/** Is somebody to look into the table: in development, or when the address says `?probe`? */
export function isProbed(): boolean {
  return import.meta.env.DEV || new URLSearchParams(location.search).has('probe');
}

/** Lays the counts open as `window.__table`. */
export function Probe() {
  const { gl, camera, invalidate } = useThree();
  const frames = useRef(0);
  useFrame(() => {
    frames.current += 1;
  });
  useEffect(() => {
    const probe: TableProbe = {
      frames: () => frames.current,
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
      redraw() {
        gl.shadowMap.needsUpdate = true;
        invalidate();
      },
    };
    window.__table = probe;
    return () => {
      // Another table may have taken the place already.
      if (window.__table === probe) delete window.__table;
    };
  }, [gl, camera, invalidate]);
  return null;
}
