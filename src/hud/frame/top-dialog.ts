import { create } from 'zustand';

/** The dialogs that are open, the topmost last. */
const useDialogs = create<readonly HTMLDialogElement[]>()(() => []);

export const useTopDialog = (): HTMLDialogElement | null => useDialogs((open) => open.at(-1) ?? null);

/** A dialog has been opened. Returns what says that it is closed. */
export function noteOpened(dialog: HTMLDialogElement): () => void {
  useDialogs.setState((open) => [...open, dialog], true);
  return () => useDialogs.setState((open) => open.filter((one) => one !== dialog), true);
}
