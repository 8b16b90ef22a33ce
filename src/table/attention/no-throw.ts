/**
 * Keeps the browser from taking a quick drag over this element for a throw of the page. `touch-action: none` hides the throw but does not end it, and
 * the next tap, which ends it, makes no click. For elements that fingers drag, as their `ref` too: returns a function that ends it.
 */
export function withoutThrow(element: Element | null): () => void {
  const stay = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  element?.addEventListener('touchmove', stay, { passive: false });
  return () => element?.removeEventListener('touchmove', stay);
}
