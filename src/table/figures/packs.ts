import type { Pack } from '../models/pack.ts';

/** Where the parts of figures and the pieces of one's own are. The built site has another module in place of this (`tools/site/model-pack.ts`). */
export const packs: Readonly<Record<'parts' | 'pieces', Pack | null>> = { parts: null, pieces: null };
