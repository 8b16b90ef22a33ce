import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** Calls back soon, and whenever the size of any of the elements changes. Returns what ends that. */
export function onResize(elements: readonly Element[], changed: () => void): () => void {
  const Observer = offered('ResizeObserver');
  const observer = attempt(() => {
    const made = Observer && new Observer(changed);
    for (const element of elements) made?.observe(element);
    return made;
  });
  if (observer) return () => observer.disconnect();
  // A browser that tells nothing of elements tells of its window.
  changed();
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
