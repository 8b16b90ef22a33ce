import type { TableScope } from '../scope.tsx';
import { holdCamera } from './hold.ts';

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Offers each press on the canvas to `take`, before the canvas hears of it and with it the camera. What is taken never moves the camera, until that
 * pointer is lifted. Only the main button and the first finger take anything. Returns an unsubscribe function.
 */
export function offerPresses(
  scope: TableScope,
  canvas: HTMLCanvasElement,
  take: (event: PointerEvent) => boolean,
): () => void {
  const surroundings = canvas.parentElement;
  const press = (event: PointerEvent) => {
    if (event.target !== canvas || event.button !== 0 || !event.isPrimary || !take(event)) return;
    const letGo = holdCamera(scope);
    const release = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      letGo();
      for (const end of ends) removeEventListener(end, release, true);
    };
    for (const end of ends) addEventListener(end, release, true);
  };
  surroundings?.addEventListener('pointerdown', press, true);
  return () => surroundings?.removeEventListener('pointerdown', press, true);
}
