/** All models in one file: where it is, and from which byte to which each model lies in it. */
export interface Pack {
  readonly address: string;
  readonly parts: Readonly<Record<string, readonly [start: number, end: number]>>;
}

/** The built site has another module in place of this (`tools/site/model-pack.ts`); where nothing is built, each model is fetched by itself. */
export const pack: Pack | null = null;
