import type { WebGLRenderer } from 'three';
import type { NewDrawing } from './drawing.ts';
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
  drawAModel ??= import('./instanced.ts').then(
    ({ Instanced }) =>
      (material, options) =>
        new Instanced(material, options),
    () => multiDraw,
  );
  return drawAModel;
}
