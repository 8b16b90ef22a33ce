/** What players may want to know of a position, worked out once for all who ask. What takes longer is fetched apart (`ahead.ts`, `verdict.ts`). */

export { advise, useAdvice } from './advice.ts';
export { useFetchedDangers } from './dangers.ts';
export { prospectOf } from './prospect.ts';
