import { answered } from './attempt.ts';
import { offered } from './capability.ts';

/** Milliseconds in which the browser has to say what became of a copy. */
const PATIENCE = 3000;

/** False if the browser refuses, as without TLS, or does not say: then show it, for the person to copy. */
export async function copy(text: string): Promise<boolean> {
  const isCopied = await answered(PATIENCE, async () => {
    const clipboard = offered('navigator.clipboard');
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  });
  return isCopied === true;
}
