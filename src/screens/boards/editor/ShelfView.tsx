import { type ChangeEvent, type JSX, type ReactNode, useMemo, useState } from 'react';
import { PrintedBoard, viewBoxOf } from '../../../hud/plan/PrintedBoard.tsx';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { boardFacts, boardIds, edge, type PrintedBoardId } from '../../../rules/index.ts';
import { outlinesOf } from '../../../table/outlines/index.ts';
import { useLazy } from '../../../ui/lazy/lazy-component.tsx';
import { t } from '../../../ui/locale/index.ts';
import { terrains } from '../../../ui/look/index.ts';
import { TakenAlong } from './BoardFiles.tsx';
import { drawingOf } from './drawing.ts';
import type { Kept } from './shelf.ts';

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
  readonly maker: ReactNode;
}

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

/** A small picture of a printed board, once its outlines are there. Words stand beside it. */
function PrintedPicture({ id }: { readonly id: PrintedBoardId }): JSX.Element {
  const { value } = useLazy(outlinesOf(id));
  const size = value ?? { width: boardFacts(id).aspect, height: 1 };
  return (
    <svg className="edit-picture" viewBox={viewBoxOf(size)} aria-hidden="true">
      {value === null ? null : <PrintedBoard geometry={value} regions={boardFacts(id).regions} />}
    </svg>
  );
}

/** A board as drawn, or who borders whom where it has not been drawn yet. Words stand beside it. */
function BoardPicture({ board: { id, draft } }: { readonly board: Kept }): JSX.Element {
  const geometry = useMemo(() => drawingOf(id, draft), [id, draft]);
  const { aspect, regions } = draft.data;
  const [width, height] = geometry ? [geometry.width, geometry.height] : [Math.sqrt(aspect), 100 / Math.sqrt(aspect)];
  const [left, top] = geometry ? [-width / 2, -height / 2] : [0, 0];
  const at = ([x, y]: readonly [number, number]) => [(x * width) / 100, (y * height) / 100] as const;
  return (
    <svg className="edit-picture" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {geometry ? <PrintedBoard geometry={geometry} regions={regions} /> : null}
      {geometry
        ? null
        : regions.flatMap(({ at: from, around }, region) =>
            around.flatMap((other, place) => {
              const to = regions[other]?.at;
              if (other === edge || other < region || !to) return [];
              const [[x1, y1], [x2, y2]] = [at(from), at(to)];
              return [
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in a ring is what tells two borders apart
                <line key={`${region} ${place}`} className="edit-net" x1={x1} y1={y1} x2={x2} y2={y2} />,
              ];
            }),
          )}
      {geometry
        ? null
        : regions.map(({ at: from, terrain }, region) => {
            const [cx, cy] = at(from);
            const { top: fill, side } = terrains[terrain];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is its place in the list
              <circle key={region} cx={cx} cy={cy} r={width / 26} fill={fill} stroke={side} strokeWidth={width / 200} />
            );
          })}
    </svg>
  );
}
