/** Models in one file: where it is, and the byte at which each ends, in the order of their names. */
export interface Pack {
  readonly address: string;
  readonly ends: readonly number[];
}

/** The built site puts another in its place (`tools/site/model-pack.ts`); unbuilt, models come one by one. */
export const pack: Pack | null = null;
