import { type JSX, useId } from 'react';
import { t } from '../../ui/locale/index.ts';
import { ArmsArt } from '../../ui/look/ArmsArt.tsx';
import { OpenFile } from './CreationFiles.tsx';
import type { Creation } from './creation.ts';
import { ExampleCards } from './ExampleCards.tsx';

interface ShelfListProps {
  readonly creations: readonly Creation[];
  readonly open: string | null;
  readonly nameOf: (creation: Creation) => string;
  readonly onOpen: (id: string) => void;
  readonly onNew: (kind: Creation['kind']) => void;
  readonly onCopy: (creation: Creation) => void;
  readonly onDelete: (creation: Creation) => void;
  /** The text of a file; null if it cannot be read. */
  readonly onText: (text: string | null) => void;
  readonly onTake: (creation: Creation) => void;
}

export function ShelfList({
  creations,
  open,
  nameOf,
  onOpen,
  onNew,
  onCopy,
  onDelete,
  onText,
  onTake,
}: ShelfListProps): JSX.Element {
  const heading = useId();
  return (
    <nav className="make-shelf" aria-labelledby={heading}>
      <h2 id={heading}>{t('make.list')}</h2>
      {creations.length === 0 ? <p>{t('make.none')}</p> : null}
      <ul>
        {creations.map((one) => (
          <li key={one.id} data-made={one.id}>
            <button
              type="button"
              className="make-open"
              aria-current={one.id === open ? 'true' : undefined}
              onClick={() => onOpen(one.id)}
            >
              <ArmsArt arms={one.arms} />
              <span className="cut">{nameOf(one)}</span>
              <small>{t(`make.kind.${one.kind}`)}</small>
            </button>
            {one.id === open ? (
              <span className="make-acts">
                <button
                  type="button"
                  data-copy
                  aria-label={`${t('make.copy')}: ${nameOf(one)}`}
                  onClick={() => onCopy(one)}
                >
                  {t('make.copy')}
                </button>
                <button
                  type="button"
                  data-delete
                  aria-label={`${t('make.delete')}: ${nameOf(one)}`}
                  onClick={() => onDelete(one)}
                >
                  {t('make.delete')}
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="make-begin">
        <button type="button" data-new="race" onClick={() => onNew('race')}>
          {t('make.new.race')}
        </button>
        <button type="button" data-new="power" onClick={() => onNew('power')}>
          {t('make.new.power')}
        </button>
        <OpenFile label={t('make.open')} onText={onText} />
      </div>
      {creations.length === 0 ? null : (
        <details className="make-examples" data-examples>
          <summary>{t('make.examples')}</summary>
          <ExampleCards onTake={onTake} />
        </details>
      )}
    </nav>
  );
}
