import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import { boardFacts } from '../../rules/index.ts';
import type { BoardCardProps } from './BoardCard.tsx';

const BoardCard = lazyPanel(() => import('./BoardCard.tsx'));

/** Another board than the printed one for these players, fetched when it is unfolded. */
export function BoardFold(props: BoardCardProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { board } = props.draft;
  return (
    <details
      className="start-more start-board"
      data-board
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {board === undefined
          ? t('setup.boards')
          : t('setup.boards.chosen', { regions: boardFacts(board).regions.length })}
      </summary>
      {isOpen ? <BoardCard {...props} /> : null}
    </details>
  );
}
