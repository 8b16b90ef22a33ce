import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { named, t } from '../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';
import { togglePanel, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { GuestsBadge, HouseBadge } from '../house/RulesBadge.tsx';
import { withKey } from '../keys/shortcut-keys.ts';
import { Ribbon } from './Ribbon.tsx';

/** Where the game is, pressed the map of the turn; and the one menu. */
export function Strip({ game: { view, phase, setup } }: { readonly game: Game }): JSX.Element {
  const { round, rounds } = view;
  const map = useSettings((settings) => withKey(t('action.map'), 'map', settings));
  return (
    <header className="hud-top">
      <div className="turn-place">
        <StripButton name="map" title={map}>
          <span className="round">{t('ribbon.round', { round, rounds })}</span>{' '}
          <span className="turn-part">{named('phase', phase)}</span>
        </StripButton>
        <Ribbon phase={phase} picked={view.turn.picked} />
      </div>
      {/* That a lesson is short, the lesson says. */}
      {setup.lesson === undefined ? <HouseBadge view={view} /> : null}
      <GuestsBadge view={view} />
      <StripButton name="menu" title={t('action.menu')}>
        <Glyph name="thing.menu" /> <span>{t('action.menu')}</span>
      </StripButton>
    </header>
  );
}

interface StripButtonProps {
  readonly name: 'map' | 'menu';
  readonly title: string;
  readonly children: React.ReactNode;
}

function StripButton({ name, title, children }: StripButtonProps): JSX.Element {
  const scope = useScope();
  const isOpen = usePanels(({ open }) => open === name);
  return (
    <button
      type="button"
      className="tool"
      aria-expanded={isOpen}
      title={title}
      data-panel={name}
      onClick={() => togglePanel(scope, name)}
    >
      {children}
    </button>
  );
}
