/** What a translation is marked by here: signs that have no width, so that nothing is laid out otherwise. */
export const marks = /[\u2063\u2064]/g;

/**
 * Does to a page what the translation of a browser does to it, and to whatever it shows later: every text is taken out of the page, and a new one stands
 * in its place, in elements that the page knows nothing of. To be called in the page: it knows nothing but itself, and no named function is in here,
 * which would need a helper of the compiler's. Returns what ends it.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || text.data.startsWith('\u2063')) continue;
      if (parent.closest('script, style, textarea, [translate="no"]') !== null) continue;
      const words = `\u2063${text.data}\u2064`;
      const inner = document.createElement('font');
      inner.append(words);
      const outer = document.createElement('font');
      outer.append(inner);
      // In pictures, in the title and in lists of choices no such element is drawn: there the text alone is another.
      const isBare = !(parent instanceof HTMLElement) || parent.matches('title, option');
      text.replaceWith(isBare ? document.createTextNode(words) : outer);
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  // What is there already is seen with the first change.
  document.documentElement?.append(document.createComment('translated'));
  return () => observer.disconnect();
}
