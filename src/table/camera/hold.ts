let holds = 0;

/**
 * Takes pointers, fingers and the wheel from the camera, for instance while a piece is carried; what is being dragged is let go. Views, steps and keys still
 * move it.
 * @returns gives them back, once; the camera follows again when everybody who took them has.
 */
export function holdCamera(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

/** Has somebody taken the pointers from the camera? */
export function isCameraHeld(): boolean {
  return holds > 0;
}
