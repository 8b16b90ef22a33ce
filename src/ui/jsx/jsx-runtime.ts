/** What the compiler turns tags into (`jsxImportSource`): React's own, with texts in elements of their own. */
import { jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime';
import { type Made, withOwnTexts } from './own-texts.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from './own-texts.ts';

export const jsx: Made = (type, props, key) => jsxOf(type, withOwnTexts(type, props), key);
// A text alone may be what is left of several children.
export const jsxs: Made = (type, props, key) => {
  const own = withOwnTexts(type, props);
  return typeof own.children === 'string' ? jsxOf(type, own, key) : jsxsOf(type, own, key);
};
