import { type JSX, useId } from 'react';
import { boardFacts, boardIds, type PrintedBoardId, roundsFor } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { Draft } from './draft.ts';

interface PlayerCountProps {
  readonly draft: Draft;
  readonly onChange: (players: PrintedBoardId) => void;
}

export function PlayerCount({
  draft: { players, board = players as PrintedBoardId },
  onChange,
}: PlayerCountProps): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{t('setup.players')}</legend>
      <div className="start-counts">
        {boardIds.map((id) => (
          <label key={id} className={id === players ? 'picked' : undefined}>
            <input type="radio" name={name} checked={id === players} onChange={() => onChange(id)} />
            {t('setup.players.one', { count: id })}
          </label>
        ))}
      </div>
      <small>{t('setup.board', { rounds: roundsFor(players), regions: boardFacts(board).regions.length })}</small>
    </fieldset>
  );
}
