export interface Prop {
  /** Name of a sculpted model (`models/files`). */
  readonly shape: string;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
  readonly tone: number;
  /** Makes room while this is occupied: one of `OCCUPIED`, or 0 if it always stands. */
  readonly clearing: number;
}

/** Distance kept from the region's border, so that the rim stays free. */
export const RIM = 0.135;
