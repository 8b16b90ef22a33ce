import { createContext } from 'react';
import { useOpener } from '../../ui/route/use-layer.ts';
import { isPanel, panelOf } from '../panels.ts';
import { openAbout, openCombo, togglePanel, usePanels } from './panels.ts';
import type { Game } from './use-game.ts';

/** By what dialogs and panels in here are opened again on the way back; empty for those that are not. */
export const LayerName = createContext('');

/** The open panel by the name under which the browser's history knows it, and the way back to one from its name. */
export function usePanelHistory({ scope, setup, view }: Game): string {
  useOpener((name) => {
    const [panel = '', of = ''] = name.split(' ');
    if (!isPanel(panel)) return false;
    const panels = usePanels.of(scope);
    const { about } = panelOf(panel);
    const combo = view.column.find(({ race }) => race === of);
    if (about === undefined && panels.getState().open !== panel) togglePanel(scope, panel);
    if ((panel === 'seat' || panel === 'why') && setup.seats[Number(of)]) openAbout(scope, panel, Number(of));
    if (about === 'combo' && combo) openCombo(scope, combo.race);
    return panels.getState().open === panel;
  });
  return usePanels(({ open, about: seat, combo }) => {
    if (open === null) return '';
    const { about } = panelOf(open);
    return about === 'once' ? '' : about === 'seat' ? `${open} ${seat}` : about === 'combo' ? `${open} ${combo}` : open;
  });
}
