import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** Is an element hidden by its styles, as far as the browser says? */
export function isHidden(element: Element): boolean {
  const check = offered('Element.prototype.checkVisibility');
  return attempt(() => check?.call(element, { visibilityProperty: true })) === false;
}

/** Calls a listener whenever the page is seen again. Returns a function that ends it. */
export function onSeenAgain(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}
