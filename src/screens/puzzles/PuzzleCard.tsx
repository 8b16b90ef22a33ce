import { type JSX, useMemo } from 'react';
import { type Game, type GameSlot, moveWords } from '../../hud/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { type CoachAction, CoachCard } from '../learn/CoachCard.tsx';
import '../learn/first-game/first-game.css';
import type { Target } from '../learn/first-game/lesson.ts';
import { usePointer } from '../learn/first-game/pointer.ts';
import '../../ui/locale/puzzles.ts';
import type { Command } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { type Deed, deedsOf, matterOf, nextDeed, restOf } from './hints.ts';
import { type AtPuzzle, coinsSoFar, usePuzzle } from './table.ts';
import './puzzles.css';
import { SolutionList } from './SolutionList.tsx';

const PuzzleCard: GameSlot = ({ game }) => {
  const at = usePuzzle();
  return at === null ? null : <Card game={game} at={at} />;
};
export default PuzzleCard;

function Card({ game, at }: { readonly game: Game; readonly at: AtPuzzle }): JSX.Element {
  const { puzzle, start, hints, onHint, onAgain, onLeave } = at;
  const log = TableActor.useSelector(({ context }) => context.log);
  const deeds = useMemo(() => deedsOf(start, puzzle.solution), [start, puzzle]);
  const next = nextDeed(deeds, log, game.legal);
  const isIdle = game.legal.length > 0 && game.stage === null;
  const hasStrayed = next === 'strayed' && isIdle;
  const deed = next === 'strayed' ? null : next.deed;
  usePointer(hints >= 2 && isIdle && deed !== null ? targetOf(deed.command, game) : null, hints);
  const again: CoachAction = {
    id: 'again',
    label: t('puzzle.again'),
    hint: t('puzzle.again.hint'),
    onPress: onAgain,
  };
  const hint: CoachAction = {
    id: 'hint',
    label: t(hints === 0 ? 'puzzle.hint' : hints === 1 ? 'puzzle.hint.more' : 'puzzle.hint.all'),
    primary: hints === 0,
    onPress: onHint,
  };
  const leave: CoachAction = { id: 'leave', label: t('puzzle.leave'), onPress: onLeave };
  const now = coinsSoFar(log, game.view, start);
  return (
    <CoachCard
      words={wordsOf(at, deeds, deed, hasStrayed, game, now)}
      note={t('puzzle.sofar', { now, coins: puzzle.coins })}
      times={hints}
      pointing={hints >= 2 && deed !== null}
      actions={[...(hints < 3 ? [hint] : []), again, leave]}
    >
      {hints < 3 ? null : <SolutionList deeds={deeds} naming={game.naming} log={log} />}
    </CoachCard>
  );
}

function wordsOf(
  { puzzle, hints, start }: AtPuzzle,
  deeds: readonly Deed[],
  deed: Deed | null,
  hasStrayed: boolean,
  game: Game,
  now: number,
): string {
  if (hints === 0) {
    const goal = t('puzzle.goal', { coins: puzzle.coins });
    return start.phase === 'pickCombo' ? `${goal} ${t('puzzle.goal.pick')}` : goal;
  }
  if (hints === 1) return t(`puzzle.matters.${matterOf(deeds)}`, { count: deeds.length });
  if (hasStrayed) return t('puzzle.strayed');
  if (deed === null) return restWords(game, now, puzzle.coins);
  return hints === 2
    ? t('puzzle.next', { move: moveWords(deed.seen, deed.command, game.naming) })
    : t('puzzle.solution');
}

function restWords({ view, naming }: Game, now: number, coins: number): string {
  const rest = restOf(view, now, coins);
  if (rest === 'conquests') return t('puzzle.done.conquests');
  if (rest === 'emptied') return t('puzzle.done.emptied', { now, coins });
  if (rest === 'end') return t('puzzle.done');
  const { text, remedy } = refusalWords(rest, naming);
  return sentences(t('puzzle.done.troops'), text, remedy);
}

/** What the coach points at for this command: what leads to it, if that comes first. */
function targetOf(command: Command, { legal }: Game): Target | null {
  if (command.type === 'pickCombo') return { at: 'combo', index: command.index };
  if (command.type !== 'decline' && legal.some(({ type }) => type === 'expand'))
    return { at: 'choice', choice: 'expand' };
  if ('region' in command && command.region !== undefined) return { at: 'region', region: command.region };
  return { at: 'choice', choice: command.type };
}
