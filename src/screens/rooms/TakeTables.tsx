import { type JSX, useState } from 'react';
import { type KeptRoom, mostTables, writeTables } from '../../rooms/client/index.ts';
import { t } from '../../ui/locale/index.ts';
import { addressFor } from '../use-route.ts';
import { type Taken, takeTables } from './carrying.ts';
import { LinkRow } from './Links.tsx';

/** Takes the tables of this browser to another one of the same person: by a link, or its code for a camera. */
export function TakeTables({ rooms }: { readonly rooms: readonly KeptRoom[] }): JSX.Element {
  const [taken, setTaken] = useState<Taken | 'busy' | null>(null);
  const take = () => {
    setTaken('busy');
    void takeTables(rooms).then(setTaken);
  };
  const isMade = taken !== null && taken !== 'busy';
  return (
    <div className="room-take" data-take-tables={isMade ? taken.tables.length : undefined}>
      <div className="start-buttons">
        <button type="button" disabled={taken === 'busy'} onClick={take}>
          {t('rooms.take')}
        </button>
      </div>
      <div data-said>
        {taken === 'busy' ? <p>{t('setup.loading')}</p> : null}
        {isMade && taken.tables.length === 0 ? <p>{t('rooms.take.none')}</p> : null}
        {isMade && taken.tables.length > 0 ? <p>{t('rooms.take.text', { count: taken.tables.length })}</p> : null}
        {isMade && taken.tables.length > 0 && taken.missing > 0 ? (
          <p>{t('rooms.take.missing', { count: taken.missing, most: mostTables })}</p>
        ) : null}
      </div>
      {isMade && taken.tables.length > 0 ? (
        <LinkRow
          label={t('rooms.take.link')}
          name="tables"
          address={addressFor({ at: 'carried', tables: writeTables(taken.tables) })}
        />
      ) : null}
    </div>
  );
}
