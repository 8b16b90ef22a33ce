import type { HudSlots } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import { slots } from '../at-table/slots.tsx';

const waiting = () => <p>{t('setup.loading')}</p>;

/** The panels of a game whose keeper sits at this page: it may be handed on, opened to others, and followed by another one. */
export const gameSlots: HudSlots = {
  ...slots,
  share: lazyPanel(() => import('../share/SharePanel.tsx'), { waiting }),
  invite: lazyPanel(() => import('../rooms/InvitePanel.tsx'), { waiting }),
  afterGame: lazyPanel(() => import('../fork/AfterGame.tsx')),
};
