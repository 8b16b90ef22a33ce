import type { GameFile } from '../../session/saves/index.ts';

/** Downloads a game as a file. */
export function download({ name, text }: GameFile): void {
  downloadBlob(name, new Blob([text], { type: 'application/json' }));
}

/** Downloads anything as a file of that name. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
