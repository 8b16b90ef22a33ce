import { type JSX, useMemo, useState } from 'react';
import { Dialog } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/rooms.ts';
import { type Draft, withFriend } from '../set-up/draft.ts';
import { keepDraft } from '../set-up/last-draft.ts';
import { setupOf } from '../set-up/set-up.ts';
import { InviteSeats } from './InviteSeats.tsx';
import { OpenRoom } from './OpenRoom.tsx';

interface InviteDialogProps {
  /** The set-up, and the seed if none was typed. */
  readonly draft: Draft;
  readonly chance: number;
  readonly onClose: () => void;
}

/** From the set-up: opens a table to others before anything is played. Whoever was to play alone means a friend to come. */
export default function InviteDialog({ draft: given, chance, onClose }: InviteDialogProps): JSX.Element {
  const [draft, setDraft] = useState(() => withFriend(given));
  const setup = useMemo(() => setupOf(draft, chance), [draft, chance]);
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  return (
    <Dialog title={t('action.invite')} onClose={onClose}>
      <OpenRoom setup={setup} commands={[]}>
        <InviteSeats draft={draft} onChange={change} />
      </OpenRoom>
    </Dialog>
  );
}
