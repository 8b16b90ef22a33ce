import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** Lets an element hear a pointer to its end, wherever it goes. One that is gone already throws, and is no matter. */
export function capture(element: Element, pointer: number): void {
  attempt(() => offered('Element.prototype.setPointerCapture')?.call(element, pointer));
}

export function release(element: Element, pointer: number): void {
  attempt(() => offered('Element.prototype.releasePointerCapture')?.call(element, pointer));
}
