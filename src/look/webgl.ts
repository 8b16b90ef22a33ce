let isDrawn: boolean | null = null;
let isByCard: boolean | null = null;

/** Can this browser draw the table? Tested once, with a temporary canvas. */
export function hasWebGL(): boolean {
  isDrawn ??= canDraw();
  return isDrawn;
}

/** Does a graphics card draw for this browser, and not the processor? Tested once; a card answers what `hasWebGL` asks as well. */
export function hasGraphicsCard(): boolean {
  isByCard ??= canDraw({ failIfMajorPerformanceCaveat: true });
  if (isByCard) isDrawn = true;
  return isByCard;
}

function canDraw(wishes?: WebGLContextAttributes): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2', wishes);
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
