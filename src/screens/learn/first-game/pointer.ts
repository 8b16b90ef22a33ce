import { useEffect } from 'react';
import { usePanels } from '../../../hud/index.ts';
import { useInput } from '../../../hud/keys/input-kind.ts';
import { attend, useAttention } from '../../../table/attention/index.ts';
import { type TableScope, useScope } from '../../../table/scope.tsx';
import { attempt } from '../../../ui/platform/attempt.ts';
import type { Target } from './lesson.ts';

/** Attribute of the element being pointed at. Styles draw an outline and an arrow. */
const mark = 'data-pointed';
const asked = 'dialog.confirm[open] button.primary';

const uncover = 'aside[data-side] .dialog-head button';

const taking = ['conquer', 'finalRoll'];

/** Selectors for a target, the first match being the element to press next. */
function placesOf(target: Target): readonly string[] {
  switch (target.at) {
    case 'combo':
      // Its card is raised first, then it is picked.
      return [
        `.hud:has([data-combo="${target.index}"][data-raised]) [data-choice="pickCombo"]`,
        `[data-open-combo="${target.index}"]`,
        uncover,
      ];
    case 'choice':
      return [`[data-choice="${target.choice}"]`, uncover];
    case 'region': {
      const card = `[data-card="${target.region}"]`;
      const picked = `${card}:has(.card-head button)`;
      return [
        ...taking.map((choice) => `${picked} [data-choice="${choice}"]`),
        `#board [data-region="${target.region}"]`,
      ];
    }
  }
}

/** The element to press next; null while it is not on the page. A question about the target comes first. */
function elementOf(scope: TableScope, target: Target): Element | null {
  const asking = usePanels.of(scope).getState().asking?.id;
  if (asking !== undefined) {
    const ours = target.at === 'choice' ? asking === target.choice : target.at === 'region' && taking.includes(asking);
    return ours ? scope.find(asked) : null;
  }
  for (const place of placesOf(target)) {
    // Older browsers do not know all that is asked for here.
    const element = attempt(() => scope.find(place));
    if (element) return element;
  }
  return null;
}

function pointAt(scope: TableScope, element: Element | null): void {
  for (const other of scope.findAll(`[${mark}]`)) if (other !== element) other.removeAttribute(mark);
  if (!element || element.hasAttribute(mark)) return;
  element.setAttribute(mark, '');
  // In a scrolling list on a small screen it may be out of view.
  if (!element.closest('#board')) element.scrollIntoView({ block: 'nearest' });
}

/** Rings the region, marks the element to press, looked up at each change; a higher `times` rings again. */
export function usePointer(target: Target | null, times: number): void {
  const scope = useScope();
  const region = target?.at === 'region' ? target.region : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher `times` makes the ring appear again
  useEffect(() => {
    const later = setTimeout(() => attend(scope, { pointed: region }), 150);
    return () => {
      clearTimeout(later);
      attend(scope, { pointed: null });
    };
  }, [scope, region, times]);
  const name = JSON.stringify(target);
  useEffect(() => {
    const wanted: Target | null = JSON.parse(name);
    const look = () => pointAt(scope, wanted === null ? null : elementOf(scope, wanted));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    const forget = usePanels.of(scope).subscribe(look);
    const unselect = useAttention.of(scope).subscribe(look);
    return () => {
      observer.disconnect();
      forget();
      unselect();
      pointAt(scope, null);
    };
  }, [scope, name]);
}

/** Moves the focus of a keyboard user to the target. */
export function goTo(scope: TableScope, target: Target | null): void {
  const element = target === null ? null : elementOf(scope, target);
  if (useInput.getState().byKeyboard && (element instanceof HTMLElement || element instanceof SVGElement))
    element.focus();
}
