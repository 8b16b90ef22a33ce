import { offered } from './offered.ts';

/** Resolves once the letters that are seen have come, as far as the browser says. */
export const lettersReady = async (): Promise<unknown> => offered('document.fonts')?.ready;
