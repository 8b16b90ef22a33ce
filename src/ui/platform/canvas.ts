import { answered, attempt } from './attempt.ts';
import { offered } from './capability.ts';

const contextOf = () => offered('HTMLCanvasElement.prototype.getContext');

/** What draws on a canvas; null where the browser lets nothing be drawn, as when it has no room left. */
export function penOf(
  canvas: HTMLCanvasElement,
  wishes?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D | null {
  const pen: unknown = attempt(() => contextOf()?.call(canvas, '2d', wishes));
  return pen instanceof Object ? (pen as CanvasRenderingContext2D) : null;
}

/** Milliseconds that the browser may take to pack what is drawn. */
const PATIENCE = 15_000;

/** What is drawn on a canvas, as a file; null where the browser gives nothing of it away. */
export function blobOf(canvas: HTMLCanvasElement, kind: string, quality: number): Promise<Blob | null> {
  return answered(
    PATIENCE,
    () =>
      new Promise<Blob | null>((resolve) => {
        const toBlob = offered('HTMLCanvasElement.prototype.toBlob');
        if (toBlob === undefined) resolve(null);
        else toBlob.call(canvas, (blob) => resolve(blob instanceof Blob ? blob : null), kind, quality);
      }),
  );
}

let isDrawn: boolean | null = null;
let isByCard: boolean | null = null;

/** Can this browser draw the table? Tested once, with a temporary canvas. */
export function hasWebGL(): boolean {
  isDrawn ??= canDraw();
  return isDrawn;
}

/** And not the processor? Tested once; a card answers what `hasWebGL` asks as well. */
export function hasGraphicsCard(): boolean {
  isByCard ??= canDraw({ failIfMajorPerformanceCaveat: true });
  if (isByCard) isDrawn = true;
  return isByCard;
}

function canDraw(wishes?: WebGLContextAttributes): boolean {
  const draw = attempt(() => contextOf()?.call(document.createElement('canvas'), 'webgl2', wishes));
  // Some browsers hand out what is lost already, or can do nothing.
  return (
    attempt(() => {
      if (!draw || !('getExtension' in draw) || draw.isContextLost?.()) return false;
      draw.getExtension('WEBGL_lose_context')?.loseContext();
      return true;
    }) ?? false
  );
}
