import { type JSX, useCallback, useEffect, useRef } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { Coins } from '../frame/chips.tsx';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';

/** Is there nobody at the table from whom coins would be hidden? Opponents do not look (SCO-3). */
export const isAlone = ({ seats }: Game['setup']): boolean =>
  seats.filter(({ control }) => control === 'human').length === 1;

/** Whenever somebody may look: on every step, and without focus (a key's release is missed). Not if alone. */
export function usePeekEnds({ setup, view, phase, stage, scope }: Game, isCovered: boolean): void {
  const alone = isAlone(setup);
  const close = useCallback(() => usePanels.of(scope).setState({ peeking: false }), [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes with a step of the game, or its end.
  useEffect(() => (alone ? undefined : close), [close, alone, view, phase, stage, isCovered]);
  useEffect(() => close, [close]);
  useEffect(() => {
    addEventListener('blur', close);
    addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', close);
    return () => {
      removeEventListener('blur', close);
      removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', close);
    };
  }, [close]);
}

/** Up to this many milliseconds a press is a click, which toggles; a longer one shows the coins while it lasts. */
const click = 400;

interface PeekProps {
  readonly coins: number;
  /** Nobody else is at the table: what one click has opened stays until the next. */
  readonly stays?: boolean;
}

/**
 * The player's own coins, for their owner's eyes only: SCO-3 at a shared screen. Visible while the button (or its key) is held, or from one click to
 * the next, as sent by assistive technology; `usePeekEnds` hides them whenever somebody else may be looking.
 */
export function Peek({ coins, stays = false }: PeekProps): JSX.Element {
  const scope = useScope();
  const peeking = usePanels((panels) => panels.peeking);
  const look = (isOpen: boolean) => usePanels.of(scope).setState({ peeking: isOpen });
  /** The current press: its start in milliseconds, and whether the coins were visible before it. */
  const press = useRef<{ readonly at: number; readonly wasOpen: boolean } | null>(null);
  const begin = (at: number) => {
    press.current = { at, wasOpen: peeking };
    look(true);
  };
  const end = (at: number) => {
    if (press.current) look(at - press.current.at < click && !press.current.wasOpen);
    press.current = null;
  };
  const drop = () => {
    if (press.current) look(false);
    press.current = null;
  };
  return (
    <>
      <button
        type="button"
        className="peek"
        aria-pressed={peeking}
        aria-label={t('action.peek')}
        title={t('action.peek.hint')}
        onPointerDown={({ button, timeStamp }) => {
          if (button === 0) begin(timeStamp);
        }}
        onPointerUp={({ timeStamp }) => end(timeStamp)}
        onPointerLeave={drop}
        onPointerCancel={drop}
        onBlur={() => {
          press.current = null;
          if (!stays) look(false);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // Pointer clicks were already handled as presses.
          if (detail === 0) look(!peeking);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          // Suppress the click: the press itself is handled.
          event.preventDefault();
          if (!event.repeat) begin(event.timeStamp);
        }}
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
          end(event.timeStamp);
        }}
      >
        {peeking ? (
          <Coins as="held" amount={coins} />
        ) : (
          <>
            <span className="peek-sign">
              <Glyph name="thing.coin" /> ?
            </span>
            <span className="peek-words">{t('action.peek')}</span>
          </>
        )}{' '}
        <Glyph name="thing.eye" />
      </button>
      <span className="unseen" data-said>
        {peeking ? t('players.coins.own', { amount: coins }) : null}
      </span>
    </>
  );
}
