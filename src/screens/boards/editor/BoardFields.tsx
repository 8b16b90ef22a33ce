import type { JSX } from 'react';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { boardIds } from '../../../rules/index.ts';
import { t } from '../../../ui/locale/index.ts';
import type { Edit } from './edits/index.ts';

interface BoardFieldsProps {
  readonly data: BoardData;
  readonly onEdit: (edit: Edit) => void;
}

/** Shapes that are offered: width by height, in hundredths. */
const shapes = [100, 130, 154, 175] as const;
/** The largest number that a drawing begins with when it is drawn by chance. */
const CHANCE = 10_000;

export function BoardFields({ data, onEdit }: BoardFieldsProps): JSX.Element {
  const nearest = shapes.reduce((best, shape) =>
    Math.abs(shape - data.aspect) < Math.abs(best - data.aspect) ? shape : best,
  );
  return (
    <section className="edit-props">
      <h2>{t('edit.props')}</h2>
      <label>
        {t('board.players')}
        <select
          data-prop="players"
          value={data.players}
          onChange={({ target }) => {
            const players = boardIds.find((id) => String(id) === target.value);
            if (players) onEdit({ edit: 'players', players });
          }}
        >
          {boardIds.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('board.shape')}
        <select
          data-prop="shape"
          value={nearest}
          onChange={({ target }) => onEdit({ edit: 'aspect', aspect: Number(target.value) })}
        >
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {t(`board.shape.${shape}`)}
            </option>
          ))}
        </select>
      </label>
      <div>
        <button
          type="button"
          data-prop="otherwise"
          onClick={() => {
            const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
            onEdit({ edit: 'seed', seed: chance % CHANCE });
          }}
        >
          {t('edit.otherwise')}
        </button>
        <p>{t('edit.otherwise.hint')}</p>
      </div>
    </section>
  );
}
