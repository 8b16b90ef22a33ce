import { type JSX, useEffect, useRef } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/puzzles.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { useBestTurn, WorkAgain } from '../puzzles/best-turn.tsx';
import { useOpenPuzzle } from '../puzzles/open-puzzle.ts';
import { closeLink } from '../use-route.ts';

/** A puzzle that came by a link: what is to be won is worked out here, and taken from no link. */
export default function PuzzleOffer({ setup }: { readonly setup: TableSetup }): JSX.Element {
  const [worked, workAgain] = useBestTurn(setup);
  const open = useOpenPuzzle();
  const puzzle = worked === null || typeof worked === 'string' ? null : worked;
  const solve = useRef<HTMLButtonElement>(null);
  const isReady = puzzle !== null;
  useEffect(() => {
    // As in any dialog: what is to be pressed has the focus, once it can be pressed.
    if (isReady) solve.current?.focus();
  }, [isReady]);
  return (
    <>
      <p>{t('puzzle.link.text', { players: setup.game.players })}</p>
      <p data-said>
        {puzzle !== null
          ? t('puzzle.goal', { coins: puzzle.coins })
          : worked === 'long' || worked === 'failed'
            ? t(`puzzle.fork.${worked}`)
            : t('puzzle.working')}
      </p>
      {worked === 'failed' ? <WorkAgain onAgain={workAgain} /> : null}
      <div className="buttons">
        <button type="button" onClick={closeLink}>
          {t('link.later')}
        </button>
        <button
          type="button"
          ref={solve}
          className="primary"
          data-link="solve"
          disabled={puzzle === null}
          onClick={() => {
            if (puzzle !== null) open?.(puzzle);
          }}
        >
          {t('puzzle.solve')}
        </button>
      </div>
    </>
  );
}
