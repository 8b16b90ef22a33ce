/** Fetches what takes the picture's frames out of it. */
export const loadFrames = () => import('../../table/snapshot.ts');
