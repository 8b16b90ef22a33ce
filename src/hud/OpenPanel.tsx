import type { JSX } from 'react';
import { useScope } from '../table/scope.tsx';
import type { ImportComponent } from '../ui/lazy/lazy-component.tsx';
import { t } from '../ui/locale/index.ts';
import { Dialog } from './frame/Dialog.tsx';
import { closePanel, usePanels } from './frame/panels.ts';
import { SidePanel } from './frame/SidePanel.tsx';
import { Slot } from './frame/Slot.tsx';
import { type HudSlots, useSlots } from './frame/slots.ts';
import type { Game } from './frame/use-game.ts';
import { lazyPanel } from './lazy/lazy-panel.tsx';
import { isPanel, type PanelName, type PanelProps, panelNames, panelOf, wordsAt } from './panels.ts';

type Content = ImportComponent<PanelProps>;

const contents = panelNames.flatMap((name) => panelOf(name).content).filter((content) => typeof content !== 'string');
/** What has a file of its own, by what fetches that: two panels of one file are one component. */
const parts = new Map([...new Set<Content>(contents)].map((load) => [load, lazyPanel(load, { waiting, around })]));

function waiting({ name }: PanelProps): JSX.Element | null {
  const words = isPanel(name) ? panelOf(name).waiting : undefined;
  return words === undefined ? null : <p>{t(words)}</p>;
}

/** What is said instead of a panel that is missing has the dialog that it would draw itself. */
function around(words: JSX.Element, { name, onClose }: PanelProps): JSX.Element {
  return isPanel(name) && panelOf(name).place === 'own' ? (
    <Dialog title={titleOf(name)} onClose={onClose}>
      {words}
    </Dialog>
  ) : (
    words
  );
}

function titleOf(name: PanelName, slots: HudSlots = {}): string {
  return t(wordsAt(panelOf(name).title, slots));
}

interface OpenPanelProps {
  readonly game: Game;
  /** A curtain hides the game: only what tells nothing of it is shown. */
  readonly isCovered?: boolean;
}

export function OpenPanel({ game, isCovered = false }: OpenPanelProps): JSX.Element | null {
  const open = usePanels((panels) => panels.open);
  if (open === null || (isCovered && panelOf(open).isOpenToAll !== true)) return null;
  return <OpenedPanel game={game} name={open} />;
}

function OpenedPanel({ game, name }: { readonly game: Game; readonly name: PanelName }): JSX.Element | null {
  const scope = useScope();
  const { place, className, content } = panelOf(name);
  const slots = useSlots();
  const close = () => closePanel(scope);
  const title = titleOf(name, slots);
  const Part = typeof content === 'string' ? null : parts.get(content);
  const filled =
    typeof content === 'string' ? (
      <Slot name={content} game={game} />
    ) : Part ? (
      <Part key={name} game={game} name={name} onClose={close} />
    ) : null;
  if (place === 'own') return filled;
  if (place === 'beside')
    return (
      <SidePanel key={name} name={name} title={title}>
        {filled}
      </SidePanel>
    );
  return (
    <Dialog key={name} title={title} onClose={close} {...(className !== undefined && { className })}>
      {filled}
    </Dialog>
  );
}
