import type { ChangeEvent, JSX } from 'react';

/** More than any box is, in bytes. */
const LONGEST = 200_000;

interface OpenFileProps {
  readonly label: string;
  /** The text of the file; null if it cannot be read, or is longer than any box. */
  readonly onText: (text: string | null) => void;
}

export function OpenFile({ label, onText }: OpenFileProps): JSX.Element {
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    onText(file.size > LONGEST ? null : await file.text().catch(() => null));
    target.value = '';
  }
  return (
    <label className="file-button">
      <span>{label}</span>
      <input type="file" className="unseen" data-open-file accept=".json,application/json" onChange={take} />
    </label>
  );
}
