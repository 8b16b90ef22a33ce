import { type ChangeEvent, type JSX, type ReactNode, useState } from 'react';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { boardFacts, boardIds, type PrintedBoardId } from '../../../rules/index.ts';
import { t } from '../../../ui/locale/index.ts';
import { BoardPicture, PrintedPicture } from './BoardPicture.tsx';
import type { Kept } from './shelf.ts';
import { TakenAlong } from './TakenAlong.tsx';

/** More than any board is, in bytes. */
const LONGEST = 100_000;

interface ShelfViewProps {
  readonly boards: readonly Kept[];
  readonly nameOf: (board: Kept) => string;
  readonly onOpen: (id: string) => void;
  readonly onCopy: (board: Kept) => void;
  readonly onDelete: (board: Kept) => void;
  readonly onPlay: (board: Kept) => void;
  readonly onPrinted: (id: PrintedBoardId) => void;
  /** The text of a file; null if it cannot be read. */
  readonly onText: (text: string | null) => void;
  /** Boards by wishes. */
  readonly maker: ReactNode;
}

/** The shelf: every board with what can be done with it, and the ways to begin another. */
export function ShelfView(props: ShelfViewProps): JSX.Element {
  const { boards, onPrinted, onText, maker } = props;
  const [isMaking, setMaking] = useState(false);
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    onText(file.size > LONGEST ? null : await file.text().catch(() => null));
    target.value = '';
  }
  return (
    <>
      <section className="edit-begin" aria-label={t('edit.new')}>
        <h2>{t('edit.new')}</h2>
        <details className="edit-made" onToggle={({ currentTarget }) => setMaking(currentTarget.open)}>
          <summary>{t('edit.new.wishes')}</summary>
          {isMaking ? <div className="parchment edit-wishes">{maker}</div> : null}
        </details>
        <fieldset className="edit-printed">
          <legend>{t('edit.new.printed')}</legend>
          {boardIds.map((id) => (
            <button
              key={id}
              type="button"
              data-printed={id}
              title={t('board.other', { count: id, regions: boardFacts(id).regions.length })}
              onClick={() => onPrinted(id)}
            >
              <PrintedPicture id={id} />
              <span>{t('edit.new.printed.one', { count: id })}</span>
            </button>
          ))}
        </fieldset>
        <label className="edit-import">
          <span>{t('edit.open')}</span>
          <input type="file" className="unseen" data-open-file accept=".json,application/json" onChange={take} />
        </label>
      </section>
      <section className="edit-shelf" aria-label={t('edit.list')}>
        <h2>{t('edit.list')}</h2>
        {boards.length === 0 ? <p>{t('edit.none')}</p> : null}
        <ul>
          {boards.map((board) => (
            <Tile key={board.id} {...props} board={board} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Tile(props: ShelfViewProps & { readonly board: Kept }): JSX.Element {
  const { board, nameOf, onOpen, onCopy, onDelete, onPlay } = props;
  const { data } = board.draft;
  const name = nameOf(board);
  const reading = readDraft(data);
  const faults = reading.ok ? reading.faults.length : 1;
  return (
    <li className="parchment" data-kept={board.id}>
      <button type="button" className="edit-open" data-open onClick={() => onOpen(board.id)}>
        <BoardPicture board={board} />
        <span className="edit-tile-name">{name}</span>
      </button>
      <p>
        {t('edit.summary', { regions: data.regions.length, players: data.players })}
        <br />
        {faults === 0 ? t('edit.ready') : <b>{t('edit.faulty', { count: faults })}</b>}
      </p>
      <p className="buttons">
        {reading.ok && faults === 0 ? (
          <button
            type="button"
            className="primary"
            data-play
            aria-label={`${t('edit.play')}: ${name}`}
            onClick={() => onPlay(board)}
          >
            {t('edit.play')}
          </button>
        ) : null}
        <button type="button" data-edit aria-label={`${t('edit.edit')}: ${name}`} onClick={() => onOpen(board.id)}>
          {t('edit.edit')}
        </button>
        <button type="button" data-copy aria-label={`${t('edit.copy')}: ${name}`} onClick={() => onCopy(board)}>
          {t('edit.copy')}
        </button>
        <button type="button" data-delete aria-label={`${t('edit.delete')}: ${name}`} onClick={() => onDelete(board)}>
          {t('edit.delete')}
        </button>
      </p>
      <TakenAlong board={board} />
    </li>
  );
}
