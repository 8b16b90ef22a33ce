import type { BufferGeometry, Material, Matrix4, Object3D, Vector4 } from 'three';

/** A model's near level, and its far level, also used for shadows; the same if it has only one. */
export interface Levels {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
  /** Its pieces are few and seldom move: they can be drawn with those of other such models. */
  readonly lone?: boolean;
}

/** Initial room for pieces, vertices and triangle corners; it grows when needed. */
interface Room {
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
  /** Another model costs another draw call: figures then have one pose only. */
  readonly perModel: boolean;
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

/** The pieces of one model where models are drawn one by one, in slots of its own. */
export interface ModelPieces {
  /** Adds a piece and returns its slot. */
  add(): number;
  /** Removes a piece; returns whether all after it moved up. */
  remove(slot: number): boolean;
  place(slot: number, matrix: Matrix4): void;
  paint(slot: number, tint: Vector4): void;
  setLife(slot: number, life: number): void;
  /** Writes a piece's pose and colours into `matrix` and `tint`. */
  read(slot: number, matrix: Matrix4, tint: Vector4): void;
  dispose(): void;
}

/** Makes a drawing with this material, which remains the caller's to dispose of. */
export type NewDrawing = (material: Material, options: DrawingOptions) => Drawing;
