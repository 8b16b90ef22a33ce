import { inHandOf, isDeployment } from '../../rules/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { raceName } from '../../ui/words/names.ts';
import { promptOf } from '../dock/prompt.ts';
import { forcesInHand, outlookOf, turnWords } from '../dock/turn.ts';
import type { Game } from '../frame/use-game.ts';

/** Where one stands, in a few sentences: the round, whose turn, which part of it, what is in hand, what the turn would pay, and what is left to be done once all is placed. All of it is seen as well. */
export function statusWords(game: Pick<Game, 'view' | 'phase' | 'naming' | 'stage' | 'legal'>): string {
  const { view, phase, naming, legal } = game;
  const round = t('ribbon.round', { round: view.round, rounds: view.rounds });
  const part = t(`phase.${phase}.long`);
  if (phase === 'gameOver') return t('status.over', { round, part });
  const hands = forcesInHand(view).map((force) =>
    t('status.hand', { race: raceName(force.race), count: inHandOf(view, force).ready }),
  );
  // With nothing in hand the turn may end, or tokens have to leave the map first.
  const isPlaced = isDeployment(phase) && forcesInHand(view).every((force) => inHandOf(view, force).ready === 0);
  const coins = outlookOf(view, phase);
  return sentences(
    t('status.turn', { round, turn: turnWords(game), part }),
    ...hands,
    coins === null ? null : t('status.coins', { coins }),
    isPlaced && legal.length > 0 ? promptOf(view, phase, naming, legal) : null,
  );
}
