import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { aftermathOf } from '../../opponents/judgement/ahead.ts';
import { clausesOf, type Prospect } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { costLines, costLineWords } from '../../ui/words/refusal-words.ts';
import { percent } from '../board/choices.ts';
import { type Consequence, consequencesOf } from '../board/consequences.ts';
import { Coins } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { WhyRules } from '../frame/WhyRules.tsx';

interface ReceiptProps {
  readonly game: Game;
  readonly prospect: Prospect;
}

/** If the rules forbid any attack, no number of tokens is called enough. */
export function Receipt({ game, prospect }: ReceiptProps): JSX.Element {
  const { cost, inHand, short, odds, region, barrier } = prospect;
  const outcome = aftermathOf(game.view, region);
  const lost = outcome ? consequencesOf({ outcome, view: game.view }) : [];
  return (
    <>
      <table className="receipt">
        <caption>{t('cost.title')}</caption>
        <tbody>
          <tr className="sum">
            <th scope="row">{t('cost.total')}</th>
            <td>{cost.total}</td>
          </tr>
          {cost.lines.length > 1 ? (
            <tr className="parts">
              <th scope="row" colSpan={2}>
                {t('board.cost.lines', { lines: costLines(game.view, cost) })}
              </th>
            </tr>
          ) : null}
          <tr>
            <th scope="row">
              {t('cost.hand')}{' '}
              {barrier ? null : (
                <small className={short > 0 ? 'short' : 'enough'}>
                  {short > 0 ? t('cost.short', { count: short }) : t('cost.enough')}
                </small>
              )}
            </th>
            <td>{inHand}</td>
          </tr>
          {odds ? (
            <tr>
              <th scope="row" colSpan={2}>
                {t('cost.odds', { wins: odds.wins, percent: percent(odds.wins, odds.of) })}
              </th>
            </tr>
          ) : null}
          {outcome ? (
            <tr data-coins={outcome.coins.after}>
              <th scope="row">{t('taking.coins')}</th>
              <td>
                <span className="unseen">{t('taking.coins.change', outcome.coins)}</span>
                <span aria-hidden="true" className="change">
                  {outcome.coins.before} → <Coins amount={outcome.coins.after} />
                </span>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <Consequences lines={lost} />
      <WhyRules
        reasons={[
          ...cost.lines.flatMap((line) =>
            clausesOf(line).map((clause) => ({ words: costLineWords(game.view, line), clause })),
          ),
          ...lost,
        ]}
      />
    </>
  );
}

function Consequences({ lines }: { readonly lines: readonly Consequence[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <ul className="consequences" aria-label={t('taking.label')}>
      {lines.map(({ sign, words }) => (
        <li key={`${sign} ${words}`}>
          <Glyph name={sign} /> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
