import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** By the system's own sheet. Some sheets take addresses only, and no files. */
export function canSend(files?: readonly File[]): boolean {
  if (typeof offered('navigator.share') !== 'function') return false;
  return files === undefined || attempt(() => offered('navigator.canShare')?.({ files: [...files] })) === true;
}

/** Hands something to other programs. Resolves to whether it was taken; who closes the sheet has changed their mind. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    const share = offered('navigator.share');
    await share?.(what);
    return share !== undefined;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
