import { type JSX, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Game, GameSlot } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/puzzles.ts';
import { TableActor } from '../../table/actor.ts';
import { Glyph, upright, useMedia } from '../../ui/look/index.ts';
import { useGiven } from '../share/use-given.ts';
import { deedsOf } from './hints.ts';
import { type AtPuzzle, usePuzzle } from './table.ts';
import './puzzles.css';
import { keepSolved } from './progress.ts';
import { SolutionList } from './SolutionList.tsx';

const PuzzleVerdict: GameSlot = ({ game }) => {
  const at = usePuzzle();
  return at === null ? null : <Verdict game={game} at={at} />;
};
export default PuzzleVerdict;

function Verdict({ game, at }: { readonly game: Game; readonly at: AtPuzzle }): JSX.Element {
  const titled = useId();
  const { puzzle, start, hints, onAgain, onNext, onLeave, address } = at;
  const { coins, raider, place } = puzzle;
  const actor = TableActor.useActorRef();
  const log = TableActor.useSelector(({ context }) => context.log);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isShown, setShown] = useState(false);
  const [isKept, setKept] = useState(true);
  const { told, copyIt } = useGiven(address);
  const deeds = useMemo(() => deedsOf(start, puzzle.solution), [start, puzzle]);
  const won = (game.view.coins[start.turnSeat] ?? 0) - (start.coins[start.turnSeat] ?? 0);
  const isSolved = won >= coins;
  useEffect(() => heading.current?.focus(), []);
  // Paused, the table leaves the receipt of the turn where it is. A phone held upright has no room for it.
  const isUpright = useMedia(upright);
  useEffect(() => {
    if (isUpright) return;
    actor.send({ type: 'pause', isPaused: true });
    return () => actor.send({ type: 'pause', isPaused: false });
  }, [actor, isUpright]);
  useEffect(() => {
    if (isSolved && place !== null) setKept(keepSolved(place.id, hints === 0 ? 'alone' : 'helped'));
  }, [isSolved, place, hints]);
  return (
    <section className="puzzle-verdict panel" aria-labelledby={titled} data-solved={isSolved}>
      <h2 id={titled} ref={heading} tabIndex={-1}>
        <Glyph name={isSolved ? 'phase.gameOver' : 'thing.coin'} />{' '}
        {t(isSolved ? 'puzzle.solved' : 'puzzle.unsolved', { won, coins })}
      </h2>
      <p data-said>
        {raider === null ? null : t('puzzle.raider', { raider })}
        {isKept ? null : <strong> {t('puzzle.unkept')}</strong>}
      </p>
      {isShown ? <SolutionList deeds={deeds} naming={game.naming} log={log} /> : null}
      <div className="buttons">
        <button type="button" data-puzzle="leave" onClick={onLeave}>
          {t('puzzle.leave')}
        </button>
        {address === null ? null : (
          <button
            type="button"
            data-puzzle="link"
            aria-label={t('puzzle.link')}
            title={t('puzzle.link')}
            onClick={() => void copyIt(address)}
          >
            <Glyph name="thing.share" />
          </button>
        )}
        {isShown ? null : (
          <button type="button" data-puzzle="solution" onClick={() => setShown(true)}>
            {t('puzzle.solution.show')}
          </button>
        )}
        <button type="button" className={isSolved ? undefined : 'primary'} data-puzzle="again" onClick={onAgain}>
          {t('puzzle.again')}
        </button>
        {onNext === null ? null : (
          <button type="button" className={isSolved ? 'primary' : undefined} data-puzzle="next" onClick={onNext}>
            {t('puzzle.nextOne')}
          </button>
        )}
      </div>
      {told?.what === 'byHand' ? (
        <textarea
          readOnly
          rows={2}
          aria-label={t('puzzle.link')}
          value={told.text}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
      <p data-said>{told === null ? null : t(told.what === 'copied' ? 'puzzle.link.copied' : 'puzzle.link.byHand')}</p>
    </section>
  );
}
