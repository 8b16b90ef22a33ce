import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { boardFacts, ownIds } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { BoardCardProps } from '../boards/BoardCard.tsx';
import { Fold } from '../page/Fold.tsx';
import type { BoxesCardProps } from './boxes/BoxesCard.tsx';
import type { GuestsCardProps } from './GuestsCard.tsx';

const BoardCard = lazyPanel(() => import('../boards/BoardCard.tsx'));

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

const GuestsCard = lazyPanel(() => import('./GuestsCard.tsx'));

export function GuestsFold(props: GuestsCardProps): JSX.Element {
  const count = ownIds(props.own).length;
  return (
    <Fold
      name="guests"
      summary={count === 0 ? t('setup.guests') : t('setup.guests.some', { count })}
      hint={t('setup.guests.hint')}
    >
      {() => <GuestsCard {...props} />}
    </Fold>
  );
}

const BoxesCard = lazyPanel(() => import('./boxes/BoxesCard.tsx'));

export function BoxesFold(props: BoxesCardProps): JSX.Element {
  const { title } = props;
  return (
    <Fold
      name="boxes"
      summary={title === undefined ? t('setup.boxes') : t('setup.boxes.chosen', { title })}
      hint={t('setup.boxes.hint')}
    >
      {() => <BoxesCard {...props} />}
    </Fold>
  );
}
