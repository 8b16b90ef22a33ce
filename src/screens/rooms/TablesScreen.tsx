import { type JSX, useMemo, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/rooms.ts';
import { readTables, type TakenTable } from '../../rooms/client/index.ts';
import { goInstead } from '../use-route.ts';
import { Door } from './Door.tsx';
import { type Brought, bringTable } from './passes.ts';
import './rooms.css';

/** To the list of one's tables: the link that carried some of them here has been used. */
const goToMyTables = () => void goInstead({ at: 'tables' });

interface TablesScreenProps {
  readonly link: string;
  readonly onLeave: () => void;
}

/** Somebody has opened, on this device, the link with which they take their tables along. */
export function TablesScreen({ link, onLeave }: TablesScreenProps): JSX.Element {
  const read = useMemo(() => readTables(link), [link]);
  if (read === null)
    return (
      <Door title={t('start.rooms')} onLeave={onLeave}>
        <p data-said="now" data-bring="broken">
          {t('rooms.bring.broken')}
        </p>
      </Door>
    );
  return <Bring {...read} onLeave={onLeave} />;
}

interface BringProps extends Pick<TablesScreenProps, 'onLeave'> {
  readonly tables: readonly TakenTable[];
  readonly broken: number;
}

function Bring({ tables, broken, onLeave }: BringProps): JSX.Element {
  const [brought, setBrought] = useState<readonly Brought[] | 'busy' | null>(null);
  const isBusy = brought === 'busy';
  const add = async () => {
    setBrought('busy');
    const outcomes = await Promise.all(tables.map(bringTable));
    // Where all went well, the tables themselves say so.
    if (outcomes.every((outcome) => outcome === 'added')) goToMyTables();
    else setBrought(outcomes);
  };
  if (brought === null || isBusy)
    return (
      <Door title={t('start.rooms')} onLeave={onLeave}>
        <p>
          <strong>{t('rooms.bring', { count: tables.length })}</strong>
        </p>
        <p>{t('rooms.bring.text')}</p>
        {broken > 0 ? <p role="note">{t('rooms.bring.part', { count: broken })}</p> : null}
        <p className="buttons">
          <button type="button" className="primary" data-bring={tables.length} disabled={isBusy} onClick={add}>
            {t(isBusy ? 'setup.loading' : 'rooms.bring.yes')}
          </button>
        </p>
      </Door>
    );
  const count = (outcome: Brought) => brought.filter((one) => one === outcome).length;
  return (
    <Door title={t('start.rooms')} onLeave={onLeave}>
      <p data-said>{t('rooms.bring.added', { count: count('added') })}</p>
      {(['used', 'gone', 'silent'] as const).map((outcome) =>
        count(outcome) === 0 ? null : (
          <p key={outcome} data-said="now" data-not-brought={outcome}>
            {t(`rooms.bring.${outcome}`, { count: count(outcome) })}
          </p>
        ),
      )}
      {count('added') === 0 ? null : (
        <p className="buttons">
          <button type="button" className="primary" onClick={goToMyTables}>
            {t('rooms.mine')}
          </button>
        </p>
      )}
    </Door>
  );
}
