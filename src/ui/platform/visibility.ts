import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** Is an element hidden by its styles, as far as the browser says? */
export function isHidden(element: Element): boolean {
  const check = offered('Element.prototype.checkVisibility');
  return attempt(() => check?.call(element, { visibilityProperty: true })) === false;
}
