import { downloadBlob } from '../download.ts';

/** Copies a text; false if the browser does not let the page, as without TLS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Can this browser hand an address to other programs? */
export function canSend(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands something to other programs by the system's own sheet. Resolves to whether it was taken; who closes the sheet has changed their mind. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

/** Hands a picture or a film to other programs, where the system's sheet takes files; else it is downloaded. */
export async function giveFile(name: string, blob: Blob): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  const isTaken = typeof navigator.canShare === 'function' && navigator.canShare({ files }) && (await send({ files }));
  if (!isTaken) downloadBlob(name, blob);
}
