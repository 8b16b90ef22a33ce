import type { BufferGeometry, Material, Matrix4, Object3D, Vector4 } from 'three';

/** A model's near level, and its far level, also used for shadows; the same if it has only one. */
export interface Levels {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
}

/** Initial room for pieces, vertices and triangle corners; it grows when needed. */
export interface Room {
  readonly pieces: number;
  readonly vertices: number;
  readonly corners: number;
}

export interface DrawingOptions {
  /** The level drawn for the eye; lights always use the far one. */
  readonly detail: 'near' | 'far';
  /** Pieces cast and receive shadows. */
  readonly shadows: boolean;
  readonly room: Room;
}

/** Draws many pieces of a few models in few draw calls. Models and pieces are known by the numbers returned for them. */
export interface Drawing {
  /** The object to add to the scene. */
  readonly object: Object3D;
  /** Adds a model and returns its number; its geometries are copied. */
  addModel(levels: Levels): number;
  /** Adds a piece with the look of the model, and returns its number. */
  add(model: number): number;
  /** Changes a piece's model; it keeps its pose and colours. */
  change(piece: number, model: number): void;
  remove(piece: number): void;
  place(piece: number, matrix: Matrix4): void;
  /** Red, green and blue tint a piece; the fourth component is its life (see `piece-material.ts`). */
  paint(piece: number, tint: Vector4): void;
  /** Changes only the life of a painted piece. */
  setLife(piece: number, life: number): void;
  dispose(): void;
}

/** Makes a drawing with this material, which remains the caller's to dispose of. */
export type NewDrawing = (material: Material, options: DrawingOptions) => Drawing;
