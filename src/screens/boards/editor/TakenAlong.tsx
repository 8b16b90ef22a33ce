import type { JSX } from 'react';
import '../../../ui/locale/boards.ts';
import { t } from '../../../ui/locale/index.ts';
import { TakeAlong } from '../../share/TakeAlong.tsx';
import { addressFor } from '../../use-route.ts';
import { fileName, fileText, linkOf } from './carrying.ts';
import type { Kept } from './shelf.ts';

const words = {
  file: 'edit.file',
  link: 'edit.link',
  copied: 'edit.link.copied',
  here: 'edit.link.here',
  tooLong: 'edit.link.tooLong',
} as const;

export function TakenAlong({ board }: { readonly board: Kept }): JSX.Element {
  const file = () => ({ name: fileName(board), text: fileText(board) });
  const address = () => {
    const link = linkOf(board);
    return link && addressFor({ at: 'boards', brought: link });
  };
  return (
    <div className="buttons">
      <TakeAlong
        words={words}
        name={board.name.trim() || t('edit.nameless')}
        of={board}
        file={file}
        address={address}
      />
    </div>
  );
}
