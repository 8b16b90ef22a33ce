/**
 * Popovers for browsers without them (before Chrome 114, Safari 17, Firefox 125; no other fetches this). What is open bears a mark of ours, and styles ask for
 * `:is(:popover-open, [data-popped])`. There is no layer on top of all there: `popover.css` brings forward what is open.
 */
import './popover.css';

const mark = 'data-popped';
const before = new WeakMap<HTMLElement, Element | null>();

const isOpen = (element: Element) => element.hasAttribute(mark);
const openOnes = () => [...document.querySelectorAll<HTMLElement>(`[popover="auto"][${mark}]`)];

function turn(element: HTMLElement, open: boolean): void {
  if (isOpen(element) === open) return;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  const tell = (type: string) => element.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
  tell('beforetoggle');
  if (open) {
    if (element.getAttribute('popover') === 'auto') for (const one of openOnes()) if (!one.contains(element)) hide(one);
    before.set(element, document.activeElement);
  }
  element.toggleAttribute(mark, open);
  const back = before.get(element);
  if (!open && element.contains(document.activeElement) && back instanceof HTMLElement) back.focus();
  setTimeout(() => tell('toggle'));
}

const show = (element: HTMLElement) => turn(element, true);
const hide = (element: HTMLElement) => turn(element, false);

function targetOf(pressed: EventTarget | null): { element: HTMLElement; action: string } | null {
  const button = pressed instanceof Element ? pressed.closest('[popovertarget]') : null;
  const element = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return button && element && { element, action: button.getAttribute('popovertargetaction') ?? 'toggle' };
}

function press({ target }: Event): void {
  const found = targetOf(target);
  if (found === null) return;
  const { element, action } = found;
  turn(element, action === 'toggle' ? !isOpen(element) : action === 'show');
}

function pressBeside({ target }: Event): void {
  if (!(target instanceof Node)) return;
  const own = targetOf(target)?.element;
  for (const one of openOnes()) if (!one.contains(target) && one !== own) hide(one);
}

/** Escape closes the innermost, after the page has heard it. */
function leave(event: KeyboardEvent): void {
  const last = openOnes().at(-1);
  if (event.key === 'Escape' && last) setTimeout(() => event.defaultPrevented || hide(last));
}

export function lendPopovers(): () => void {
  const methods = {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true, writable: true });
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', press, { signal });
  document.addEventListener('pointerdown', pressBeside, { capture: true, signal });
  addEventListener('keydown', leave, { signal });
  return () => {
    listening.abort();
    for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
