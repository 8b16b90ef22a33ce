import { type JSX, useId, useRef, useState } from 'react';
import { type List, listOf, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boxes.ts';
import '../../../ui/locale/workshop.ts';
import { boxTitleLength } from '../../../rules/index.ts';
import { TakenAlong } from '../CreationFiles.tsx';
import { removeBox, renameBox, undoBoxes, useBoxes } from './box-shelf.ts';
import { type Choice, dataOfBox, insideOf, type NamedBox, tidyTitle } from './named-box.ts';
import './boxes.css';

export function insideWords(choice: Choice): List {
  const { guests, house, isOtherBoard, isFewer } = insideOf(choice);
  return listOf([
    ...(guests > 0 ? [t('boxes.inside.guests', { count: guests })] : []),
    ...(isFewer ? [t('boxes.inside.fewer')] : []),
    ...(house > 0 ? [t('boxes.inside.house', { count: house })] : []),
    ...(isOtherBoard ? [t('boxes.inside.board')] : []),
  ]);
}

interface BoxListProps {
  /** The one that is marked, whose buttons are shown; null for none. */
  readonly marked: string | null;
  readonly onMark: (box: NamedBox) => void;
  readonly onRenamed?: (title: string) => void;
  readonly use?: { readonly label: string; readonly onUse: (box: NamedBox) => void };
  /** The first row, if the printed box can be marked too. */
  readonly usual?: { readonly isMarked: boolean; readonly onMark: () => void };
}

export function BoxList({ marked, onMark, onRenamed, use, usual }: BoxListProps): JSX.Element {
  const { things: boxes, past, isKept } = useBoxes();
  const [told, setTold] = useState<string | null>(null);
  const group = useId();
  const undone = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="boxes" data-boxes={boxes.length}>
      {boxes.length === 0 ? <p>{t('boxes.none')}</p> : null}
      <ul ref={list}>
        {usual === undefined ? null : (
          <li data-box-usual>
            <label className="boxes-row">
              <input type="radio" name={group} checked={usual.isMarked} onChange={usual.onMark} />
              <b>{t('boxes.usual')}</b>
            </label>
          </li>
        )}
        {boxes.map((box) => (
          <li key={box.id} data-box={box.id}>
            <label className="boxes-row">
              <input type="radio" name={group} checked={box.id === marked} onChange={() => onMark(box)} />
              <span>
                <b>{box.title}</b> <small>{t('boxes.inside', { inside: insideWords(box) })}</small>
              </span>
            </label>
            {box.id === marked ? (
              <Acts
                key={box.id}
                box={box}
                use={use}
                onTell={setTold}
                onRenamed={onRenamed}
                onDeleted={() => requestAnimationFrame(() => undone.current?.focus())}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p data-said className="make-told">
        {told}{' '}
        {past.length === 0 ? null : (
          <button
            ref={undone}
            type="button"
            data-undo-box
            onClick={() => {
              undoBoxes();
              setTold(t('make.undone'));
              requestAnimationFrame(() => list.current?.querySelector('input')?.focus());
            }}
          >
            {t('make.undo')}
          </button>
        )}
      </p>
      {isKept ? null : <p data-said="now">{t('make.unkept')}</p>}
    </div>
  );
}

interface ActsProps {
  readonly box: NamedBox;
  readonly use: BoxListProps['use'];
  readonly onTell: (words: string) => void;
  readonly onRenamed: BoxListProps['onRenamed'];
  readonly onDeleted: () => void;
}

function Acts({ box, use, onTell, onRenamed, onDeleted }: ActsProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const title = useId();
  const close = () => {
    setTyped(null);
    requestAnimationFrame(() => rename.current?.focus());
  };
  const settle = () => {
    const next = tidyTitle(typed ?? '');
    if (next === '') return onTell(t('boxes.nameless'));
    if (!renameBox(box.id, next)) return onTell(t('boxes.taken', { title: next }));
    onTell(t('boxes.renamed', { title: next }));
    onRenamed?.(next);
    close();
  };
  return (
    <div className="boxes-acts">
      {typed === null ? null : (
        <p className="boxes-name">
          <label htmlFor={title}>{t('boxes.name')}</label>
          <input
            id={title}
            type="text"
            data-box-title
            maxLength={boxTitleLength}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it has just been asked for
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // The set-up around it would begin a game.
              if (event.key === 'Enter') {
                event.preventDefault();
                settle();
              }
              if (event.key === 'Escape') close();
            }}
          />
          <button type="button" data-box-settle onClick={settle}>
            {t('boxes.settle')}
          </button>
        </p>
      )}
      <p className="buttons">
        {use === undefined ? null : (
          <button
            type="button"
            className="primary"
            data-box-use
            aria-label={`${use.label}: ${box.title}`}
            onClick={() => use.onUse(box)}
          >
            {use.label}
          </button>
        )}
        <button
          ref={rename}
          type="button"
          data-box-rename
          aria-label={`${t('boxes.rename')}: ${box.title}`}
          onClick={() => setTyped(typed === null ? box.title : null)}
        >
          {t('boxes.rename')}
        </button>
        <button
          type="button"
          data-box-delete
          aria-label={`${t('make.delete')}: ${box.title}`}
          onClick={() => {
            removeBox(box.id);
            onTell(t('make.deleted', { name: box.title }));
            onDeleted();
          }}
        >
          {t('make.delete')}
        </button>
        <TakenAlong data={dataOfBox(box)} name={box.title} />
      </p>
    </div>
  );
}
