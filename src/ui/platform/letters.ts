import { offered } from './capability.ts';

export const lettersReady = async (): Promise<unknown> => offered('document.fonts')?.ready;
