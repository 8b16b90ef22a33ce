/** How the start page looks: no signs, no races, which come with a table. */

export { followSaid } from './announcer.ts';
export { markPage } from './live.ts';
export { entitle } from './page-title.ts';
export { playerColour } from './palette.ts';
export { patternBackground } from './pattern.ts';
export { ScreenTitle } from './ScreenTitle.tsx';
export { useSettings } from './settings.ts';
