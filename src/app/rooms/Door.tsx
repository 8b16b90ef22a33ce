import type { JSX, ReactNode } from 'react';
import { Glyph } from '../../look/index.ts';
import { MissingScreen } from '../MissingScreen.tsx';

interface DoorProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What whoever is not at the table, or not yet, is told: on a card, with the way back to the start page. */
export function Door({ onLeave, children }: DoorProps): JSX.Element {
  return (
    <MissingScreen onLeave={onLeave}>
      <div className="room-door parchment">
        <Glyph name="thing.players" />
        {children}
      </div>
    </MissingScreen>
  );
}
