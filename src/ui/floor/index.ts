/** Page and workers begin with it. Only Chrome and Edge 108 and 109 lack anything of the language. */
import { ofArrays, ofTypedArrays } from './arrays.ts';

function lend(to: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

lend(Array.prototype, ofArrays);
lend(Object.getPrototypeOf(Int8Array.prototype), ofTypedArrays);
