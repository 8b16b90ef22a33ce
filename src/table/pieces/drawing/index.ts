import type { BufferGeometry, Material, Matrix4, Object3D, Vector4, WebGLRenderer } from 'three';
import { MultiDraw } from './multi-draw.ts';

const multiDraw: NewDrawing = (material, options) => new MultiDraw(material, options);
const oneDraw = Promise.resolve(multiDraw);
let drawAModel: Promise<NewDrawing> | null = null;

/**
 * The kind of drawing that suits this browser: one draw call where it has `WEBGL_multi_draw`, else (Firefox) one per model, loaded on demand. If that
 * fails to load, the first is used, at one draw call per piece. Returns the same promise each time.
 */
export function drawingFor({ extensions }: Pick<WebGLRenderer, 'extensions'>): Promise<NewDrawing> {
  if (extensions.has('WEBGL_multi_draw')) return oneDraw;
  drawAModel ??= import('./instanced-drawing.ts').then(
    ({ InstancedDrawing }) =>
      (material, options) =>
        new InstancedDrawing(material, options),
    () => multiDraw,
  );
  return drawAModel;
}

/** A model's near level, and its far level, also used for shadows; the same if it has only one. */
export interface Levels {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
  /** Its pieces are few and seldom move: they can be drawn with those of other such models. */
  readonly lone?: boolean;
}

interface Capacity {
  readonly pieces: number;
  readonly vertices: number;
  readonly corners: number;
}

export interface DrawingOptions {
  /** The level drawn for the eye; lights always use the far one. */
  readonly detail: 'near' | 'far';
  readonly shadows: boolean;
  readonly capacity: Capacity;
}

/** Draws many pieces of a few models in few draw calls; both are known by the numbers returned for them. */
export interface Drawing {
  readonly object: Object3D;
  /** Another model costs another draw call: figures then have one pose only. */
  readonly perModel: boolean;
  /** Adds a model and returns its number; its geometries are copied. */
  addModel(levels: Levels): number;
  add(model: number): number;
  change(piece: number, model: number): void;
  remove(piece: number): void;
  place(piece: number, matrix: Matrix4): void;
  /** Red, green and blue tint a piece; the fourth component is its life (see `piece-material.ts`). */
  paint(piece: number, tint: Vector4): void;
  setLife(piece: number, life: number): void;
  dispose(): void;
}

export interface ModelPieces {
  add(): number;
  /** Removes a piece; returns whether all after it moved up. */
  remove(slot: number): boolean;
  place(slot: number, matrix: Matrix4): void;
  paint(slot: number, tint: Vector4): void;
  setLife(slot: number, life: number): void;
  read(slot: number, matrix: Matrix4, tint: Vector4): void;
  dispose(): void;
}

/** Makes a drawing with this material, which remains the caller's to dispose of. */
type NewDrawing = (material: Material, options: DrawingOptions) => Drawing;
