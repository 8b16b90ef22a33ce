import { type JSX, useState } from 'react';
import { Dialog, useGame } from '../../hud/index.ts';
import { LanguageChoice } from '../../hud/language/LanguageChoice.tsx';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { gestureIds, phraseIds } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import { RoomPanel } from '../rooms/RoomPanel.tsx';
import { useRoom } from '../rooms/room-context.ts';

const Rules = lazyPanel(() => import('../../hud/reference/RulesPanel.tsx'));

interface ControllerMenuProps {
  readonly first: 'menu' | 'rules';
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onGetUp: () => void;
  readonly onWhole: () => void;
  readonly onAnother: () => void;
}

export function ControllerMenu({
  first,
  onClose,
  onLeave,
  onGetUp,
  onWhole,
  onAnother,
}: ControllerMenuProps): JSX.Element | null {
  const at = useRoom();
  const game = useGame();
  const [shown, setShown] = useState<'menu' | 'rules' | 'table' | 'say'>(first);
  if (at === null || game === null) return null;
  const { known, ask, client } = at;
  const [seat] = known.you.seats;
  const isVisit = (known.roster.bigScreen?.visit ?? null) !== null;
  const title = { menu: 'hand.menu', rules: 'hand.rules', table: 'rooms.panel', say: 'hand.say' } as const;
  const done = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={t(title[shown])} onClose={onClose} className="controller-menu">
      {shown === 'rules' ? <Rules game={game} /> : null}
      {shown === 'table' ? <RoomPanel game={game} /> : null}
      {shown === 'say' && seat !== undefined ? (
        <div className="controller-choices">
          {[...gestureIds, ...phraseIds].map((said) => (
            <button key={said} type="button" data-phrase={said} onClick={done(() => client.say(seat, said))}>
              {t(`rooms.phrase.${said}`)}
            </button>
          ))}
        </div>
      ) : null}
      {shown === 'menu' ? (
        <div className="controller-choices">
          <button type="button" data-rules onClick={() => setShown('rules')}>
            {t('hand.rules')}
          </button>
          {isVisit ? (
            <button type="button" className="primary" data-visit-leave onClick={done(onGetUp)}>
              {t('hand.visit.leave')}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => setShown('say')}>
                {t('hand.say')}
              </button>
              <button
                type="button"
                data-be-table
                title={t('hand.beTable.hint')}
                onClick={done(() => void ask({ type: 'beTable', on: true }))}
              >
                {t('hand.beTable')}
              </button>
              <button type="button" data-whole onClick={done(onWhole)}>
                {t('hand.whole')}
              </button>
              <button type="button" data-another-person onClick={done(onAnother)}>
                {t('hand.another')}
              </button>
              <button type="button" data-room-panel onClick={() => setShown('table')}>
                {t('rooms.panel')}
              </button>
            </>
          )}
          <LanguageChoice only={known.roster.bigScreen?.visit?.languages} />
          <button type="button" data-leave onClick={done(onLeave)}>
            {t('action.leave')}
          </button>
        </div>
      ) : null}
    </Dialog>
  );
}
