import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import { onResize } from '../../../ui/platform/sizes.ts';

interface PagedProps {
  readonly label: string;
  /** One for each thing; all of one size. */
  readonly items: readonly ReactNode[];
  /** The least width and the height of one, in rem. */
  readonly width: number;
  readonly height: number;
  /** The widest may stretch over so many columns at most. */
  readonly most?: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const GAP = 0.35;

/** In as many columns as fit, page by page: nothing has to be scrolled, whatever the size of the letters. */
export function Paged({ label, items, width, height, most = 3 }: PagedProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<Grid>({ columns: 2, rows: 4 });
  const [page, setPage] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const hold = (length: number, each: number) => Math.floor((length / rem + GAP) / (each + GAP));
      const columns = Math.max(1, Math.min(most, hold(element.clientWidth, width)));
      const rows = Math.max(1, hold(element.clientHeight, height));
      setGrid((was) => (was.columns === columns && was.rows === rows ? was : { columns, rows }));
    };
    measure();
    return onResize([element], measure);
  }, [width, height, most]);
  const all = grid.columns * grid.rows;
  // Where not all have room, one cell leads on.
  const each = items.length > all ? Math.max(1, all - 1) : all;
  const pages = Math.max(1, Math.ceil(items.length / each));
  const at = Math.min(page, pages - 1);
  return (
    <div className="controller-paged" ref={box}>
      <ul
        aria-label={label}
        style={{
          gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
          gridAutoRows: `${height}rem`,
        }}
      >
        {items.slice(at * each, (at + 1) * each)}
        {pages > 1 ? (
          <li key="page">
            <button type="button" className="controller-next" data-next-page onClick={() => setPage((at + 1) % pages)}>
              {t('hand.page.next')} <small>{t('hand.page', { page: at + 1, pages })}</small>
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

export function Buttons({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className="controller-buttons">{children}</div>;
}
