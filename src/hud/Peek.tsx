import type { JSX } from 'react';
import { t } from '../locale/index.ts';
import { Glyph } from '../look/glyphs.tsx';
import { usePanels } from './panels.ts';

const show = () => usePanels.setState({ peeking: true });
const hide = () => usePanels.setState({ peeking: false });

/** The own coins, seen only while the button (or the key K) is held down: SCO-3 at one screen. */
export function Peek({ coins }: { readonly coins: number }): JSX.Element {
  const peeking = usePanels((panels) => panels.peeking);
  return (
    <button
      type="button"
      className="peek"
      aria-pressed={peeking}
      aria-label={peeking ? t('players.coins.own', { amount: coins }) : t('action.peek')}
      title={t('action.peek')}
      onPointerDown={show}
      onPointerUp={hide}
      onPointerLeave={hide}
      onPointerCancel={hide}
      onBlur={hide}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') show();
      }}
      onKeyUp={hide}
    >
      <Glyph name="thing.eye" /> {peeking ? coins : <Glyph name="thing.coin" />}
    </button>
  );
}
