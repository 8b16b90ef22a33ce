import type { BufferGeometry, Material, Matrix4, Object3D, Vector4 } from 'three';

/** A model as seen by eyes that are near, and by those that are far and by the lights; the same where there is one level alone. */
export interface Levels {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
}

/** Room for this many pieces, vertices and corners of triangles at first; it grows when needed. */
export interface Room {
  readonly pieces: number;
  readonly vertices: number;
  readonly corners: number;
}

export interface DrawingOptions {
  /** Which level of a model is seen; the lights always see the far one. */
  readonly detail: 'near' | 'far';
  /** Pieces cast shadows, and shadows fall on them. */
  readonly shadows: boolean;
  readonly room: Room;
}

/** A way to draw many pieces of some models in few draws. Models and pieces are known by the numbers they were given. */
export interface Drawing {
  /** What goes into the scene. */
  readonly object: Object3D;
  /** Takes in a model; its geometries are copied. */
  addModel(levels: Levels): number;
  /** Adds a piece that looks like the model. */
  add(model: number): number;
  /** Makes a piece look like another model; it keeps its place and its colours. */
  change(piece: number, model: number): void;
  remove(piece: number): void;
  place(piece: number, matrix: Matrix4): void;
  /** Red, green and blue tint a piece, the last is its life (see `piece-material.ts`). */
  paint(piece: number, tint: Vector4): void;
  /** Changes a painted piece's life alone. */
  setLife(piece: number, life: number): void;
  dispose(): void;
}

/** Makes a drawing of this material, which stays the caller's. */
export type NewDrawing = (material: Material, options: DrawingOptions) => Drawing;
