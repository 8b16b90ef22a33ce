import type { WebGLRenderer } from 'three';
import type { NewDrawing } from './drawing.ts';
import { MultiDraw } from './multi-draw.ts';

const multiDraw: NewDrawing = (material, options) => new MultiDraw(material, options);
const oneDraw = Promise.resolve(multiDraw);
let drawAModel: Promise<NewDrawing> | null = null;

/**
 * The way to draw many pieces that suits this browser: one draw where it has `WEBGL_multi_draw`, else (Firefox) one a model, which is
 * fetched then. Where that cannot be had the first does it as well, with a draw a piece. The same promise each time.
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
