import { inHandOf, isDeployment } from '../../rules/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { raceName } from '../../ui/words/names.ts';
import { promptOf } from '../dock/prompt.ts';
import { forcesInHand, outlookFor, turnWords } from '../dock/turn.ts';
import type { Game } from '../frame/use-game.ts';

export function statusWords(game: Pick<Game, 'view' | 'phase' | 'naming' | 'stage' | 'legal'>): string {
  const { view, phase, naming, legal } = game;
  const round = t('ribbon.round', { round: view.round, rounds: view.rounds });
  const part = t(`phase.${phase}.long`);
  if (phase === 'gameOver') return t('status.over', { round, part });
  const isPlacing = isDeployment(phase) && legal.length > 0;
  const hands = forcesInHand(view).flatMap((force) => {
    const { ready: count, leaving } = inHandOf(view, force);
    return count > 0 || leaving === 0 ? [t('status.hand', { race: raceName(view, force.race), count })] : [];
  });
  // What another's turn would pay is not one's own.
  const coins = view.turnSeat === view.viewer ? outlookFor(view, phase) : null;
  const own = view.viewer === null ? null : (view.coins[view.viewer] ?? null);
  return sentences(
    t('status.turn', { round, turn: turnWords(game), part }),
    // That there is one race to be placed, what is to be done says as well.
    ...(isPlacing && hands.length === 1 ? [] : hands),
    own === null ? null : t('status.own', { coins: own }),
    coins === null ? null : t('status.coins', { coins }),
    isPlacing ? promptOf(view, phase, naming, legal) : null,
  );
}
