import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { MissingScreen } from '../page/MissingScreen.tsx';
import { Waiting } from '../page/Waiting.tsx';

/** What stands for a room's screen until it is fetched, or where it does not come; and the way out. */
export const wholeScreen = {
  waiting: () => <Waiting />,
  isScreen: true,
  around: (words: React.ReactNode, { onLeave }: { readonly onLeave: () => void }) => (
    <MissingScreen onLeave={onLeave}>{words}</MissingScreen>
  ),
};

/** A table of one's own, picture and all: a phone that is a hand at a big screen needs none. */
export const LazyRoomTable = lazyPanel(
  async () => ({ default: (await import('./RoomTable.tsx')).RoomTable }),
  wholeScreen,
);
