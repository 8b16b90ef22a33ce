/**
 * Lends a browser of the floor what it lacks of the language: the page and each of its workers begin with it. Chrome and Edge 108 and 109 are the only ones
 * that take anything.
 */
import { ofArrays, ofTypedArrays } from './arrays.ts';

function lend(to: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

lend(Array.prototype, ofArrays);
lend(Object.getPrototypeOf(Int8Array.prototype), ofTypedArrays);
