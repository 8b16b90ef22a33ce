import { ofTable, type TableScope } from '../scope.tsx';

const heldAt = ofTable(() => ({ holds: 0 }));

/**
 * Takes pointers, fingers and the wheel from the camera, for instance while a piece is carried; what is being dragged is let go. Views, steps and keys still
 * move it.
 * @returns gives them back, once; the camera follows again when everybody who took them has.
 */
export function holdCamera(scope: TableScope): () => void {
  const held = heldAt(scope);
  let isHeld = true;
  held.holds += 1;
  return () => {
    if (isHeld) held.holds -= 1;
    isHeld = false;
  };
}

export function isCameraHeld(scope: TableScope): boolean {
  return heldAt(scope).holds > 0;
}
