import { type ChangeEvent, type JSX, useId } from 'react';
import { t } from '../locale/index.ts';

interface ImportButtonProps {
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
}

/** Takes in a game from a file. The browser's own button would speak the browser's language, so it is not shown. */
export function ImportButton({ isBusy, onText }: ImportButtonProps): JSX.Element {
  const hint = useId();

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    // A file that cannot be read is as good as one of another kind.
    onText(await file.text().catch(() => ''));
    // The same file may be picked again.
    target.value = '';
  }

  return (
    <label className="start-import">
      <span className="start-file">{t('start.import')}</span>
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        disabled={isBusy}
        aria-describedby={hint}
        onChange={take}
      />
      <small id={hint}>{t('start.import.hint')}</small>
    </label>
  );
}
