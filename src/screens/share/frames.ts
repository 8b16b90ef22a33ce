export const loadFrames = () => import('../../table/snapshot.ts');
