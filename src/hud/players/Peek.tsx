import { type JSX, useRef } from 'react';
import { t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { usePanels } from '../frame/panels.ts';

/** Milliseconds up to which a press is a click, which opens or closes; one that is held longer looks as long as it lasts. */
const click = 400;

const look = (peeking: boolean) => usePanels.setState({ peeking });

/**
 * The own coins, for the eyes of their owner: SCO-3 at one screen. They are seen while the button (or its key) is held down, or from one
 * click to the next, as assistive technology gives it; `usePeekEnds` closes them again when anybody else may come to look.
 */
export function Peek({ coins }: { readonly coins: number }): JSX.Element {
  const peeking = usePanels((panels) => panels.peeking);
  /** The press under way: since when, in milliseconds, and whether the coins were open before it. */
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
          look(false);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // Those of a pointer were heard as presses.
          if (detail === 0) look(!peeking);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          // No click is made of it: the press itself is heard.
          event.preventDefault();
          if (!event.repeat) begin(event.timeStamp);
        }}
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
          end(event.timeStamp);
        }}
      >
        <Glyph name="thing.eye" /> {peeking ? coins : <Glyph name="thing.coin" />}
      </button>
      <span className="unseen" role="status">
        {peeking ? t('players.coins.own', { amount: coins }) : null}
      </span>
    </>
  );
}
