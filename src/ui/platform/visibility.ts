import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export function isHidden(element: Element): boolean {
  const check = offered('Element.prototype.checkVisibility');
  return attempt(() => check?.call(element, { visibilityProperty: true })) === false;
}

export function onSeenAgain(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}
