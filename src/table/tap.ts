/** A tap that moved further than this, in CSS pixels, was a drag of the camera. */
export const TAP = 6;

export function isTap({ delta }: { readonly delta: number }): boolean {
  return delta <= TAP;
}
