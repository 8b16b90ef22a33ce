/** How the start page looks: no signs, no races, which come with a table. */
export { markPage } from './live.ts';
export { playerColour } from './palette.ts';
export { patternBackground } from './pattern.ts';
export { useSettings } from './settings.ts';
export { hasGraphicsCard } from './webgl.ts';
