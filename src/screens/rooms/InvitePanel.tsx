import { useMemo } from 'react';
import type { GameSlot } from '../../hud/index.ts';
import { useAtTable } from '../share/at-table.ts';
import { OpenRoom } from './OpenRoom.tsx';

/** In the middle of a game of this page: opens its table to others, without a new start. */
const InvitePanel: GameSlot = () => {
  const atTable = useAtTable();
  // As it was when the panel was opened.
  const played = useMemo(() => atTable?.session.table.record() ?? null, [atTable]);
  if (played === null) return null;
  return <OpenRoom setup={played.setup} commands={played.log.map(({ command }) => command)} />;
};
export default InvitePanel;
