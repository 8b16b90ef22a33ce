import type { JSX } from 'react';
import { boardFacts, type GameView, houseOf, isOtherBoard } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { ClauseLink } from '../frame/chips.tsx';
import { BoxTitle } from './BoxTitle.tsx';
import { heldBy } from './ruling-editions.ts';

interface HouseTableProps {
  readonly view: GameView;
  readonly nameOf: (seat: number) => string;
}

export default function HouseTable({ view, nameOf }: HouseTableProps): JSX.Element {
  const { otherwise = [], draft, rounds, coins = [] } = houseOf(view);
  return (
    <section className="house-table" data-house>
      <h3>{t('house.table')}</h3>
      <BoxTitle view={view} />
      <p>{t('house.table.intro')}</p>
      <ul>
        {isOtherBoard(view) ? (
          <li data-ruling="board">
            {t('house.table.board', {
              made: boardFacts(view.board).players,
              regions: boardFacts(view.board).regions.length,
              rounds: view.rounds,
              players: view.players,
            })}{' '}
            <ClauseLink clause="SET-2" />
          </li>
        ) : null}
        {otherwise.map((id) => (
          <li key={id} data-ruling={id}>
            {t(`otherwise.${id}`)} <small>{heldBy(id)}</small> <ClauseLink clause={id} />
          </li>
        ))}
        {draft ? (
          <li data-ruling="draft">
            {t('house.draft')} <ClauseLink clause="VAR-1" />
          </li>
        ) : null}
        {rounds === undefined ? null : (
          <li data-ruling="rounds">
            {t('house.table.rounds', { rounds: view.rounds })} <ClauseLink clause="VAR-2" />
          </li>
        )}
        {coins.map((some, seat) =>
          some === 0 ? null : (
            // A seat is known by its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            <li key={seat} data-ruling="coins">
              {t('house.table.coins', { seat: nameOf(seat), coins: some })} <ClauseLink clause="VAR-3" />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
