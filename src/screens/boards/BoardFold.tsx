import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { boardFacts } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Fold } from '../page/Fold.tsx';
import type { BoardCardProps } from './BoardCard.tsx';

const BoardCard = lazyPanel(() => import('./BoardCard.tsx'));

export function BoardFold(props: BoardCardProps): JSX.Element {
  const { board, players } = props.draft;
  const chosen =
    board === undefined || board === players
      ? t('setup.boards')
      : t('setup.boards.chosen', { regions: boardFacts(board).regions.length });
  return (
    <Fold name="board" summary={chosen}>
      {() => <BoardCard {...props} />}
    </Fold>
  );
}
