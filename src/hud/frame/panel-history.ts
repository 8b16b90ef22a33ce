import { createContext } from 'react';
import { useOpener } from '../../ui/route/use-layer.ts';
import { openAbout, openCombo, type PanelName, togglePanel, usePanels } from './panels.ts';
import type { Game } from './use-game.ts';

/** By what the dialogs and panels in here are opened again where somebody comes back to them; empty for those that are not. */
export const LayerName = createContext('');

/** Panels that are the same whenever they are opened. The others ask something, or are about what was pressed. */
const plain = [
  'menu',
  'column',
  'log',
  'rules',
  'questions',
  'map',
  'help',
  'sheet',
  'settings',
  'share',
  'invite',
  'review',
] as const satisfies readonly PanelName[];
const aboutSeat = ['seat', 'why'] as const satisfies readonly PanelName[];

/** The open panel by the name under which the browser's history knows it, and the way back to one from its name. */
export function usePanelHistory(game: Game): string {
  useOpener((name) => {
    const [panel, of = ''] = name.split(' ');
    const again = plain.find((one) => one === panel);
    const about = aboutSeat.find((one) => one === panel);
    const combo = panel === 'combo' ? game.view.column.find(({ race }) => race === of) : undefined;
    if (again && usePanels.getState().open !== again) togglePanel(again);
    if (about && game.setup.seats[Number(of)]) openAbout(about, Number(of));
    if (combo) openCombo(combo.race);
    return usePanels.getState().open === panel;
  });
  return usePanels(({ open, about, combo }) => {
    if (aboutSeat.some((one) => one === open)) return `${open} ${about}`;
    if (open === 'combo') return `${open} ${combo}`;
    return plain.find((one) => one === open) ?? '';
  });
}
