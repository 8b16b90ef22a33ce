import type { JSX } from 'react';
import { Dialog } from '../../hud/index.ts';
import { t } from '../../locale/index.ts';
import '../../locale/panels.ts';
import type { TableSetup } from '../../turn/index.ts';
import { OpenRoom } from './OpenRoom.tsx';

interface InviteDialogProps {
  readonly setup: TableSetup;
  readonly onClose: () => void;
}

/** From the set-up: opens a table to others before anything is played. */
export default function InviteDialog({ setup, onClose }: InviteDialogProps): JSX.Element {
  return (
    <Dialog title={t('action.invite')} onClose={onClose}>
      <OpenRoom setup={setup} commands={[]} />
    </Dialog>
  );
}
