import { type JSX, useState } from 'react';
import { GameInAMinute } from '../../hud/minute/GameInAMinute.tsx';
import { t } from '../../ui/locale/index.ts';

/** The game in a minute as a row of pictures; a press on it unfolds them, with their sentences. */
export function MinuteRow({ isAwaited }: { readonly isAwaited: boolean }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="start-minute" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('help.short')}
      </button>
      <GameInAMinute isAwaited={isAwaited} />
    </section>
  );
}
