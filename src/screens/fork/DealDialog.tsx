import { type JSX, useMemo, useState } from 'react';
import { Dialog } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { dropSession, useAttempt } from '../page/use-attempt.ts';
import { beginSession } from '../set-up/session.ts';
import type { AtTable } from '../share/at-table.ts';
import { Present } from '../share/Present.tsx';
import { dealOf, forOnePerson } from './fork.ts';
import { Players } from './Players.tsx';
import './fork.css';

interface DealDialogProps {
  readonly atTable: AtTable;
  readonly onClose: () => void;
}

export default function DealDialog({ atTable: { session, saves, onSit }, onClose }: DealDialogProps): JSX.Element {
  const played = useMemo(() => session.table.record(), [session]);
  const [chance] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const [seats, setSeats] = useState(() => forOnePerson(played.setup.seats, 'raider', chance));
  const { isBusy, problem, attempt } = useAttempt();

  const go = () =>
    attempt(
      () => beginSession(saves, dealOf(played, seats)),
      (fresh) => {
        onSit(fresh);
        onClose();
      },
      dropSession,
    );

  return (
    <Dialog title={t('deal.title')} onClose={onClose} className="fork" asks>
      <p>{t('deal.text')}</p>
      <Players seats={seats} chance={chance} onChange={setSeats} />
      <Present session={session} isQuiet />
      <p data-said="now">{problem === null ? null : t(`saves.${problem}`)}</p>
      <div className="buttons">
        <button type="button" onClick={onClose}>
          {t('link.later')}
        </button>
        <button type="button" className="primary" data-deal="go" disabled={isBusy} onClick={() => void go()}>
          {t('deal.go')}
        </button>
      </div>
    </Dialog>
  );
}
