import { sentences, t } from '../../locale/index.ts';
import { inHandOf } from '../../rules/index.ts';
import { raceName } from '../../words/index.ts';
import { forcesInHand, outlookOf, turnWords } from '../dock/turn.ts';
import type { Game } from '../frame/use-game.ts';

/** Where one stands, in a few sentences: the round, whose turn, which part of it, what is in hand, and what the turn would pay. All of it is seen as well. */
export function statusWords(game: Pick<Game, 'view' | 'phase' | 'naming' | 'stage'>): string {
  const { view, phase } = game;
  const round = t('ribbon.round', { round: view.round, rounds: view.rounds });
  const part = t(`phase.${phase}.long`);
  if (phase === 'gameOver') return t('status.over', { round, part });
  const hands = forcesInHand(view).map((force) =>
    t('status.hand', { race: raceName(force.race), count: inHandOf(view, force).ready }),
  );
  const coins = outlookOf(view, phase);
  return sentences(
    t('status.turn', { round, turn: turnWords(game), part }),
    ...hands,
    coins === null ? null : t('status.coins', { coins }),
  );
}
