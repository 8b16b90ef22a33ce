/** Models in one file: where it is, and the byte at which each ends, in the order of their names. */
export interface Pack {
  readonly address: string;
  readonly ends: readonly number[];
}

/** The built site has another module in place of this (`tools/site/model-pack.ts`); where nothing is built, each model is fetched by itself. */
export const pack: Pack | null = null;
