/** What is pressed or filled in. The regions of the plan are left out: the numbers drawn on them are not their labels. */
const controls = 'button, a[href], summary, input, select, textarea, [role="button"]:not([data-region])';

/** Not there for the eye, or no part of what is written on a control: the key that does the same is a hint. */
const unwritten = '.unseen, kbd, svg, option, select, [hidden], [popover], dialog';

/** What is written there, or heard of it, letters and figures alone: signs are no words. */
function wordsOf(element: Element, isLeftOut: (part: Element) => boolean): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return isLeftOut(node) ? '' : ` ${wordsOf(node, isLeftOut)} `;
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  });
  return plain(parts.join(''));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isHushed = (part: Element) => part.matches('[aria-hidden="true"], svg, select, [popover], dialog');

/** What a control is called, as far as its own markup says. */
function nameOf(control: Element): string {
  const by = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const label = 'labels' in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : [];
  const own = control.matches('select') ? '' : wordsOf(control, isHushed);
  const called =
    named || control.getAttribute('aria-label') || own || label.map((one) => wordsOf(one, isHushed)).join(' ');
  return plain(called || (control.getAttribute('title') ?? ''));
}

/** Do the words stand in what is heard, in their order? Others that are only heard may stand between: "Pick 3", "Pick Flying Elves, 3 coins". */
function isWithin(words: readonly string[], heard: readonly string[]): boolean {
  let at = 0;
  for (const word of heard) if (word === words[at]) at++;
  return at === words.length;
}

/** Controls below an element whose name lacks what is written on them, or beside them as their label (WCAG 2.5.3). */
export function misnamed(below: ParentNode): readonly string[] {
  return [...below.querySelectorAll(controls)].flatMap((control) => {
    const label = control.closest('label');
    const written =
      wordsOf(control, (part) => part.matches(unwritten)) ||
      (label ? wordsOf(label, (part) => part.matches(unwritten)) : '');
    const name = nameOf(control);
    const isGiven = control.matches('[aria-label], [aria-labelledby]');
    const isIn = isGiven ? ` ${name} `.includes(` ${written} `) : isWithin(written.split(' '), name.split(' '));
    return written === '' || isIn ? [] : [`“${written}” is called “${name}”`];
  });
}

/** Buttons below an element that are called the same, in no group of a name of its own: nothing says whose they are. */
export function confused(below: ParentNode): readonly string[] {
  const groupOf = (one: Element) =>
    one.closest('[role="group"][aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  const all = [...below.querySelectorAll('button, summary')].map((one) => `${nameOf(one)} ${groupOf(one)}`.trim());
  return [...new Set(all.filter((name, place) => all.indexOf(name) !== place))];
}
