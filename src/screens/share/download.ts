import type { GameFile } from '../../session/saves/index.ts';
import { canSend, send } from '../../ui/platform/share.ts';

export function download({ name, text }: GameFile): void {
  downloadBlob(name, new Blob([text], { type: 'application/json' }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Hands a picture or a film to other programs, where the system's sheet takes files; else it is downloaded. */
export async function giveFile(name: string, blob: Blob): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  const isTaken = canSend(files) && (await send({ files }));
  if (!isTaken) downloadBlob(name, blob);
}

/** A name as part of a file's: letters and digits of any writing, so that it is one everywhere. */
export const asFileName = (name: string, nameless: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || nameless;
