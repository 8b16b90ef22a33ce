import type { Ending } from '../../rooms/client/index.ts';
import { t } from '../../ui/locale/index.ts';

export function endingWords(ending: Ending): string {
  switch (ending.how) {
    case 'refused':
      return t(`rooms.refused.${ending.code}`);
    case 'closed':
      return t(`rooms.closed.${ending.why}`);
    case 'outdated':
      return t(`rooms.outdated.${ending.who}`);
    case 'left':
      return t('rooms.left');
  }
}
