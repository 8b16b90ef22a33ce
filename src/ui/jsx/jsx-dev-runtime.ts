/** The runtime of tests and of the development server: it also says which children lack a key. */
import { jsxDEV as jsxOf } from 'react/jsx-dev-runtime';
import { type Made, withOwnTexts } from './own-texts.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './own-texts.ts';

type MadeForTests = (...tag: [...Parameters<Made>, isStatic: boolean]) => ReturnType<Made>;

export const jsxDEV: MadeForTests = (type, props, key, isStatic) => {
  const own = withOwnTexts(type, props);
  // A text alone may be what is left of several children.
  return jsxOf(type, own, key, isStatic && Array.isArray(own.children));
};
