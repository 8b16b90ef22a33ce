import { type JSX, type ReactNode, useId } from 'react';
import type { Rank } from '../../hud/frame/speaker.ts';
import { useNotice } from '../../hud/frame/use-notice.ts';
import { Speaks, togglePanel, usePanels } from '../../hud/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { useRoom } from './room-context.ts';
import { lineState } from './use-at-room.ts';

const useRead = lineState(() => false);

/** At the turn of a seat left to a friend who has not come yet: whoever opened the table plays it. */
export function NotYetCome(): JSX.Element | null {
  const scope = useScope();
  const at = useRoom();
  const [isRead, setRead] = useRead(at?.client ?? null);
  const isInPanel = usePanels(({ open }) => open === 'invite');
  if (at === null || isRead) return null;
  const { you, view, setup, isOver } = at.known;
  const isFriends = you.isHost && you.seats.includes(view.seat) && view.seat !== you.seats[0];
  if (!isFriends || isOver || (setup.seats[view.seat]?.name ?? '') !== '') return null;
  if (isInPanel) {
    setRead(true);
    return null;
  }
  const seat = seatName({ seats: setup.seats }, view.seat);
  return (
    <NoticeCard
      name="not-yet-come"
      rank="meanwhile"
      about={`${view.seat}`}
      text={t('rooms.notCome', { seat })}
      onRead={() => setRead(true)}
    >
      <button type="button" onClick={() => togglePanel(scope, 'invite')}>
        {t('rooms.links')}
      </button>
    </NoticeCard>
  );
}

interface NoticeCardProps {
  readonly text: string;
  /** While this is the same it is not said anew, whatever somebody is called; by default the text itself. */
  readonly about?: string;
  readonly name?: string;
  /** Before what else it is said; a notice is, unless it asks, about trouble, or a state that lasts. */
  readonly rank?: Rank;
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

/** A notice; its buttons are a group that is called like it, for there may be others with the same. */
export function NoticeCard({ rank = 'refusal', ...notice }: NoticeCardProps): JSX.Element {
  return (
    <Speaks rank={rank}>
      <Card {...notice} />
    </Speaks>
  );
}

function Card({ text, about = text, name, onRead, children }: Omit<NoticeCardProps, 'rank'>): JSX.Element {
  const id = useId();
  useNotice(onRead);
  return (
    <div className="room-notice parchment" data-said="now" data-room-notice={name}>
      <p key={about} id={id} data-once>
        {text}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className="room-answers" role="group" aria-labelledby={id}>
        {children}
        {onRead ? (
          <button type="button" onClick={onRead}>
            {t('action.dismiss')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
