import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { Prospect } from '../../rules/index.ts';
import { costLines } from '../../ui/words/refusal-words.ts';
import { percent } from '../board/choices.ts';
import { Coins } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';

interface ReceiptProps {
  readonly game: Game;
  readonly prospect: Prospect;
  /** Coins this turn, before and after; null where it cannot be taken. */
  readonly coins: { readonly before: number; readonly after: number } | null;
}

/** What a conquest takes, in a line; whether it takes luck; and what it pays. */
export function Receipt({ game: { view }, prospect, coins }: ReceiptProps): JSX.Element {
  const { cost, inHand, short, odds } = prospect;
  return (
    <div className="card-sum">
      <p data-cost={cost.total}>
        {cost.lines.length > 1 ? `${costLines(view, cost)} = ` : null}
        <span className="sum">
          <b>{cost.total}</b> {t('cost.of', { hand: inHand, short })}
        </span>
      </p>
      {odds ? <p>{t('cost.odds', { wins: odds.wins, percent: percent(odds.wins, odds.of) })}</p> : null}
      {coins ? (
        <p data-coins={coins.after}>
          {t('taking.coins')} <span className="unseen">{t('taking.coins.change', coins)}</span>
          <span aria-hidden="true" className="change">
            {coins.before} → <Coins amount={coins.after} />
          </span>
        </p>
      ) : null}
    </div>
  );
}
