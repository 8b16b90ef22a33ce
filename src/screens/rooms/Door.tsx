import type { JSX, ReactNode } from 'react';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { MissingScreen } from '../page/MissingScreen.tsx';

interface DoorProps {
  readonly title?: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

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
