// Everything that the page says to those who cannot see it goes through here. What is marked `data-said` is said when it comes or changes, politely; with
// `data-said="now"` at once; of what is marked `data-once` as well only that it comes, for then only names in it change. Nothing else on the page speaks by itself: so nothing is said
// twice, and all of it is heard, also while a dialog is open.

/** Milliseconds for which words stay, for slow readers; and within which the same is not said again. */
const STAYS = 10_000;
const SAME = 3_000;
/** Milliseconds that a place in which things are said has to be there before one looks for changes in it. */
const SETTLES = 150;

const marked = '[data-said]';
/** Not to be heard: pictures of words, what is to be pressed (it is found where it stands), and what is said itself. */
const unheard = '[aria-hidden="true"], button:not(.link), [data-outlet], [hidden]';

/** Said last, and when, in milliseconds of the page. */
let last: { readonly text: string; readonly at: number } | null = null;
/** Dialogs in the order in which they were opened: whatever lies outside of the last one is not heard. */
let opened: readonly Element[] = [];
/** The page is heard: otherwise there is nowhere to say anything. */
let isFollowed = false;
/** What each marked element was last heard to say. */
const known = new WeakMap<Element, string>();

/** What was said last, to be said once more; null if nothing was. */
export function lastSaid(): string | null {
  return last?.text ?? null;
}

/** Forgets what was said last: somebody else sits down, or another language is spoken. */
export function forgetSaid(): void {
  last = null;
}

/**
 * Says that, wherever the focus is; not if it was said a moment ago.
 * @param isUrgent it waits for whoever hears it: whatever is being read out is broken off
 * @param isAgain it was asked for: it is said also if it is the same
 */
export function announce(words: string, isUrgent = false, isAgain = false): void {
  const text = words.replace(/\s+/g, ' ').trim();
  const at = performance.now();
  if (text === '' || (!isAgain && last?.text === text && at - last.at < SAME)) return;
  last = { text, at };
  if (!isFollowed) return;
  const { outlet, isNew } = outletAt(placeNow(), isUrgent ? 'alert' : 'status');
  const line = document.createElement('p');
  line.textContent = text;
  if (isNew) setTimeout(() => outlet.append(line), SETTLES);
  else outlet.append(line);
  setTimeout(() => line.remove(), STAYS);
}

/** Says again what stands there, part of what is marked: it was asked for anew, and has not changed. */
export function sayAgain(part: Element): void {
  announce(heardIn(part), part.closest(marked)?.getAttribute('data-said') === 'now', true);
}

export function followSaid(): () => void {
  isFollowed = true;
  for (const role of roles) outletAt(document.body, role);
  const observer = new MutationObserver(hear);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    isFollowed = false;
    observer.disconnect();
    for (const outlet of document.querySelectorAll('[data-outlet]')) outlet.remove();
  };
}

const roles = ['status', 'alert'] as const;
/** Where things are said, by the element that stands for it on the page. */
const outlets = new WeakMap<Element, Element>();

function placeNow(): Element {
  opened = opened.filter((dialog) => dialog.isConnected && dialog.hasAttribute('open'));
  return opened.at(-1) ?? document.body;
}

function outletAt(place: Element, role: (typeof roles)[number]) {
  const host = place.querySelector(`:scope > [data-outlet="${role}"]`);
  const known = host === null ? undefined : outlets.get(host);
  if (known !== undefined) return { outlet: known, isNew: false };
  const fresh = document.createElement('div');
  fresh.className = 'unseen';
  fresh.dataset.outlet = role;
  const outlet = document.createElement('div');
  outlet.setAttribute('role', role);
  // Each line by itself, as it comes.
  outlet.setAttribute('aria-atomic', 'false');
  // Nobody else is to find there what stands on the page already: no search, and no translation.
  fresh.attachShadow({ mode: 'closed' }).append(outlet);
  outlets.set(fresh, outlet);
  place.append(fresh);
  return { outlet, isNew: true };
}

function hear(mutations: readonly MutationRecord[]): void {
  const changed = new Map<Element, Node[] | 'all'>();
  const note = (element: Element, part: Node | 'all') => {
    const before = changed.get(element) ?? [];
    changed.set(element, part === 'all' || before === 'all' ? 'all' : [...before, part]);
  };
  for (const { type, target, addedNodes, removedNodes } of mutations) {
    if (type === 'attributes') noteDialog(target);
    const element = target instanceof Element ? target : target.parentElement;
    const around = element?.closest(marked) ?? null;
    const isOnce = element?.closest('[data-once]') != null;
    if (type === 'characterData' && around !== null && !isOnce) note(around, 'all');
    // What has gone is said again when it comes again.
    if (removedNodes.length > 0 && around !== null && !changed.has(around)) changed.set(around, []);
    for (const node of addedNodes) {
      // A browser that translates the page puts what it has made of a text in its place.
      if (node.nodeName === 'FONT') continue;
      if (around !== null && !isOnce) note(around, node);
      if (node instanceof Element) noteAdded(node, note);
    }
  }
  for (const [element, parts] of changed) {
    if (!element.isConnected || element.closest('[inert], [hidden], details:not([open]) > :not(summary)')) continue;
    const whole = heardIn(element);
    if (known.get(element) === whole) continue;
    known.set(element, whole);
    const isOwn = (part: Node) => part.isConnected && !(part instanceof Element && part.matches(marked));
    const words = parts === 'all' ? whole : parts.map((part) => (isOwn(part) ? heardIn(part) : '')).join(' ');
    announce(words, element.getAttribute('data-said') === 'now');
  }
}

/** Of what comes as a whole only what is urgent is said, or all there is: the rest is read where it is. */
function noteAdded(added: Element, note: (element: Element, part: 'all') => void): void {
  if (added.matches('dialog[open]')) noteDialog(added);
  const all = [...(added.matches(marked) ? [added] : []), ...added.querySelectorAll(marked)];
  for (const element of all) {
    const text = heardIn(element);
    if (element.getAttribute('data-said') === 'now' || text === heardIn(added)) note(element, 'all');
    else known.set(element, text);
  }
}

function noteDialog(target: Node): void {
  if (!(target instanceof Element) || !target.matches('dialog[open]')) return;
  opened = [...opened.filter((one) => one !== target), target];
  for (const role of roles) outletAt(target, role);
}

/** What there is to be heard in it; what is marked by itself inside of it is said by itself. */
function heardIn(node: Node): string {
  if (node instanceof Text) return node.parentElement?.closest(unheard) ? '' : node.data;
  if (!(node instanceof Element) || node.closest(unheard)) return '';
  const own = [...node.childNodes].filter((child) => !(child instanceof Element && child.matches(marked)));
  const text = own.map(heardIn).join(' ').replace(/\s+/g, ' ').trim();
  // What stands under a heading is another sentence.
  return node.matches('h1, h2, h3, h4') && /[^.!?…:]$/.test(text) ? `${text}.` : text;
}
