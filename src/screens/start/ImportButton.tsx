import type { ChangeEvent, JSX } from 'react';
import { t } from '../../ui/locale/index.ts';

interface ImportButtonProps {
  readonly isBusy: boolean;
  /** Called with the picked file; once it resolves, the same file may be picked again. */
  readonly onFile: (file: File) => Promise<void>;
}

/** Imports a game from a file. The browser's own button would be in the browser's language, so it is hidden. */
export function ImportButton({ isBusy, onFile }: ImportButtonProps): JSX.Element {
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    await onFile(file);
    target.value = '';
  }

  return (
    <label className="start-import" title={t('start.import.hint')}>
      <span className="start-file">{t('start.import')}</span>
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        disabled={isBusy}
        aria-description={t('start.import.hint')}
        onChange={take}
      />
    </label>
  );
}
