/** What is marked to be announced when it comes or changes (src/look/announcer.ts): politely, or at once. */
export function allSaid(how: 'politely' | 'now' = 'politely'): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-said="${how === 'now' ? how : 'true'}"]`)];
}

/** The only one there is; throws where there is none, or several. */
export function said(how: 'politely' | 'now' = 'politely'): HTMLElement {
  const all = allSaid(how);
  const [one] = all;
  if (one === undefined || all.length > 1) throw new Error(`${all.length} are marked to be said ${how}`);
  return one;
}
