import type { JSX, ReactNode } from 'react';
import type { VisitChoice } from '../../../rooms/protocol/index.ts';
import { listOf, t } from '../../../ui/locale/index.ts';
import { isLanguage, languageNames } from '../../../ui/locale/shelf.ts';
import { AsWritten, Naming } from '../../../ui/look/index.ts';

interface DoorProps {
  readonly room: string;
  /** Undefined until it is known, null where nobody can come. */
  readonly address: string | null | undefined;
  readonly code: ReactNode;
  /** Somebody is still to come: it is shown large. */
  readonly isLarge: boolean;
  readonly visit: VisitChoice | null;
  readonly isFull: boolean;
}

/** How a phone comes to the table: one code for all of them, for cameras and for fingers. Large while places are free, then in its corner. */
export function Door({ room, address, code, isLarge, visit, isFull }: DoorProps): JSX.Element {
  const languages = (visit?.languages ?? []).filter(isLanguage).map((id) => languageNames[id]);
  return (
    <section className={isLarge ? 'big-door large panel' : 'big-door panel'} data-door={room}>
      {code === null ? null : <div className="big-code">{code}</div>}
      <div className="big-door-words">
        {visit !== null ? (
          <h2 className="big-title">
            {isFull ? t('living.wall.full') : t('living.wall.visit', { minutes: visit.minutes })}
          </h2>
        ) : isLarge ? (
          <h2 className="big-title">{t('living.join')}</h2>
        ) : null}
        {address === null ? <p className="big-alone">{t('living.alone')}</p> : null}
        {isLarge && visit === null && address ? <p>{t('living.scan')}</p> : null}
        {isLarge && address ? (
          <p className="big-typed">
            <Naming what={plain(address)}>{t('living.typed', { address: plain(address) })}</Naming>
          </p>
        ) : null}
        <p className="big-letters">
          <AsWritten>{room}</AsWritten>
        </p>
        {visit !== null && languages.length > 0 ? (
          <p>{t('living.wall.languages', { languages: listOf(languages) })}</p>
        ) : null}
      </div>
    </section>
  );
}

/** An address as somebody types it. */
function plain(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
