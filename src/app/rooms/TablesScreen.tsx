import { type JSX, useMemo, useState } from 'react';
import { t } from '../../locale/index.ts';
import '../../locale/panels.ts';
import '../../locale/rooms.ts';
import { readTables, type TakenTable } from '../../rooms/client/index.ts';
import { MissingScreen } from '../MissingScreen.tsx';
import { type Brought, bringTable } from './carrying.ts';
import MyTables from './MyTables.tsx';
import { hideTables } from './room-address.ts';
import './rooms.css';

interface TablesScreenProps {
  /** What the address says. */
  readonly link: string;
  readonly onLeave: () => void;
}

/** Somebody has opened, on this device, the link with which they take their tables along. */
export function TablesScreen({ link, onLeave }: TablesScreenProps): JSX.Element {
  // Once it is used the link leaves the address: that changes nothing here; another one does.
  const [opened, setOpened] = useState(link);
  if (link !== '' && link !== opened) setOpened(link);
  const read = useMemo(() => readTables(opened), [opened]);
  if (opened === '')
    return (
      <MissingScreen onLeave={onLeave}>
        <MyTables />
      </MissingScreen>
    );
  if (read === null)
    return (
      <MissingScreen onLeave={onLeave}>
        <p role="alert">{t('rooms.bring.broken')}</p>
      </MissingScreen>
    );
  return <Bring key={opened} {...read} onLeave={onLeave} />;
}

interface BringProps extends Pick<TablesScreenProps, 'onLeave'> {
  readonly tables: readonly TakenTable[];
  readonly broken: number;
}

function Bring({ tables, broken, onLeave }: BringProps): JSX.Element {
  const [brought, setBrought] = useState<readonly Brought[] | 'busy' | null>(null);
  const add = async () => {
    setBrought('busy');
    setBrought(await Promise.all(tables.map(bringTable)));
    hideTables();
  };
  if (brought === null || brought === 'busy')
    return (
      <MissingScreen onLeave={onLeave}>
        <p>
          <strong>{t('rooms.bring', { count: tables.length })}</strong>
        </p>
        <p>{t('rooms.bring.text')}</p>
        {broken > 0 ? <p role="note">{t('rooms.bring.part', { count: broken })}</p> : null}
        <p className="buttons">
          <button
            type="button"
            className="primary"
            data-bring={tables.length}
            disabled={brought === 'busy'}
            onClick={() => void add()}
          >
            {t(brought === 'busy' ? 'setup.loading' : 'rooms.bring.yes')}
          </button>
        </p>
      </MissingScreen>
    );
  const count = (outcome: Brought) => brought.filter((one) => one === outcome).length;
  return (
    <MissingScreen onLeave={onLeave}>
      <p role="status" data-brought={count('added')}>
        {t('rooms.bring.added', { count: count('added') })}
      </p>
      {(['used', 'gone', 'silent'] as const).map((outcome) =>
        count(outcome) === 0 ? null : (
          <p key={outcome} role="alert" data-not-brought={outcome}>
            {t(`rooms.bring.${outcome}`, { count: count(outcome) })}
          </p>
        ),
      )}
      {count('added') > 0 ? <MyTables /> : null}
    </MissingScreen>
  );
}
