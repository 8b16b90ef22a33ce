import type { JSX, ReactNode } from 'react';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { MissingScreen } from '../page/MissingScreen.tsx';

interface DoorProps {
  /** What one is at the door of: a table, if it is not said. */
  readonly title?: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What whoever is not at the table, or not yet, is told: on a card, with the way back to the start page. */
export function Door({ title = t('rooms.panel'), onLeave, children }: DoorProps): JSX.Element {
  return (
    <MissingScreen title={title} onLeave={onLeave}>
      <div className="room-door parchment">
        <Glyph name="thing.players" />
        {children}
      </div>
    </MissingScreen>
  );
}
