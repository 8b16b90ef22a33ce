import { offered } from './offered.ts';

export const lettersReady = async (): Promise<unknown> => offered('document.fonts')?.ready;
