/** What a translation is marked by here: signs that are not drawn. */
export const marks = /[\u200c\u200d]/g;

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
      if (parent === null || text.data.trim() === '' || text.data.includes('\u200c')) continue;
      if (parent.closest('script, style, textarea, [translate="no"]') !== null) continue;
      // A list of choices is searched by the letters that are typed: those have to stay in front.
      const made = parent.matches('option') ? '$1$2\u200c\u200d$3' : '$1\u200c$2\u200d$3';
      const words = text.data.replace(/^(\s*)(.*\S)(\s*)$/s, made);
      // In pictures, in the title and in lists of choices no such element is drawn: there the text alone is another.
      if (!(parent instanceof HTMLElement) || parent.matches('title, option')) {
        text.replaceWith(document.createTextNode(words));
        continue;
      }
      const [inner, outer] = [document.createElement('font'), document.createElement('font')];
      // Both pages are laid out alike, so that the same press meets the same in both.
      inner.style.display = 'contents';
      outer.style.display = 'contents';
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  // A page that is still being read is not translated yet; what is there then is seen with the first change.
  const begin = new AbortController();
  const { signal } = begin;
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      document.documentElement.append(document.createComment('translated'));
    },
    { once: true, signal },
  );
  if (document.readyState !== 'loading') document.dispatchEvent(new Event('DOMContentLoaded'));
  return () => {
    begin.abort();
    observer.disconnect();
  };
}
