import type { JSX } from 'react';
import '../../../ui/locale/boards.ts';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { type DraftReading, readDraft } from '../../../rules/boards/own/draft.ts';
import type { BoxFault } from '../../../rules/index.ts';
import { makeBoxLink, openBoxLink } from '../../../session/links/box-link.ts';
import { t } from '../../../ui/locale/index.ts';
import { attempt } from '../../../ui/platform/attempt.ts';
import { asFileName } from '../../share/download.ts';
import { TakeAlong } from '../../share/TakeAlong.tsx';
import { addressFor } from '../../use-route.ts';
import { type Kept, tidyName } from './shelf.ts';

export type Come =
  | { readonly ok: true; readonly name: string; readonly data: BoardData }
  | { readonly ok: false; readonly why: 'unread' | 'broken' | 'newer' }
  | { readonly ok: false; readonly why: 'fault'; readonly fault: BoxFault };

/** A box (docs/boxes.md) on the board, and its name. Drafts that cannot be played with come back too. */
export function fileText({ name, draft }: Kept): string {
  return `${JSON.stringify({ id: 'base', title: name, board: draft.data }, null, 2)}\n`;
}

/** Of a file saved here, of any box on a board of one's own, or of a board alone. */
export function boardInFile(text: string): Come {
  const found: unknown = attempt(() => JSON.parse(text));
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return { ok: false, why: 'unread' };
  const { title, board = found }: Partial<Record<'title' | 'board', unknown>> = found;
  return come(typeof title === 'string' ? title : '', readDraft(board), board === found ? '' : 'board');
}

function come(name: string, reading: DraftReading, place: string): Come {
  if (reading.ok) return { ok: true, name: tidyName(name), data: reading.data };
  const { fault } = reading;
  const where = [place, fault.place].filter((part) => part !== '').join('.');
  return { ok: false, why: 'fault', fault: { ...fault, place: where } };
}

/** What comes after `#board=` in an address; null if it is too much for one. */
export function linkOf({ name, draft }: Kept): string | null {
  const reading = readDraft(draft.data);
  return reading.ok ? makeBoxLink(JSON.stringify({ title: name, board: reading.id })) : null;
}

/** The board that a link brings. Accepts any text. */
export function boardInLink(link: string): Come {
  const opened = openBoxLink(link);
  if (!opened.ok) return { ok: false, why: opened.problem === 'newer' ? 'newer' : 'broken' };
  const read = boardInFile(opened.json);
  return read.ok ? read : { ok: false, why: 'broken' };
}

const fileName = ({ name }: Kept): string => `${asFileName(name, 'board')}.board.json`;

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
