/** The table on a big screen: what lies over the picture, in letters that are read from the sofa. */
export { BigScreen } from './BigScreen.tsx';
export { useCourse } from './use-course.ts';
export { usePlaces } from './use-places.ts';
export { usePointing } from './use-pointing.ts';
export { useShot } from './use-shot.ts';
export { useShown } from './use-shown.ts';
