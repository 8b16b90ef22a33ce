import { type JSX, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import { copy } from '../../../ui/platform/clipboard.ts';
import { fileName, fileText, linkOf } from './carrying.ts';
import type { Kept } from './shelf.ts';

interface SharingProps {
  readonly board: Kept;
  /** Hands a text to the system as a file. */
  readonly onFile: (name: string, text: string) => void;
}

/** The page's address with a board in it. */
const addressOf = (link: string) => `${location.href.replace(/[?#].*$/s, '')}#board=${link}`;

/** A board taken along: as a file, or as a link that any copy of the page opens. */
export function Sharing({ board, onFile }: SharingProps): JSX.Element {
  const [told, setTold] = useState<'copied' | { readonly address: string } | null>(null);
  const [shared, setShared] = useState(board);
  const name = board.name.trim() || t('edit.nameless');
  // What was told of a link is not true of what has been changed since.
  if (shared !== board) {
    setShared(board);
    setTold(null);
  }
  const give = async () => {
    const link = linkOf(board);
    if (link === null) return;
    const address = addressOf(link);
    setTold((await copy(address)) ? 'copied' : { address });
  };
  return (
    <div className="edit-sharing">
      <p className="buttons">
        <button
          type="button"
          data-file
          aria-label={`${t('edit.file')}: ${name}`}
          onClick={() => onFile(fileName(board), fileText(board))}
        >
          {t('edit.file')}
        </button>
        <button type="button" data-link aria-label={`${t('edit.link')}: ${name}`} onClick={() => void give()}>
          {t('edit.link')}
        </button>
      </p>
      <div data-said>
        {told === null ? null : told === 'copied' ? (
          t('edit.link.copied')
        ) : (
          <label>
            {t('edit.link.here')}{' '}
            <input type="text" readOnly data-address value={told.address} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}
