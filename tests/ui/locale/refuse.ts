import type { WordFault } from '../../../src/ui/locale/index.ts';

/** Heeds what could not be said as an error: for tests of messages that can. */
export function refuse({ key, locale, why }: WordFault): never {
  throw new Error(`The message ${key} cannot be said (${locale}): ${why}`);
}
