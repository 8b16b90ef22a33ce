import { prospectOf } from '../../judgement/index.ts';
import { sentences, t } from '../../locale/index.ts';
import { explain, isConquest, isDeployment, type RegionId } from '../../rules/index.ts';
import { contentWords, costInline, holderWords, refusalWords, regionTitle } from '../../words/index.ts';
import type { Game } from '../frame/use-game.ts';
import { percent, regionChoices } from './choices.ts';
import { whyNot } from './why-not.ts';

/**
 * A region in one sentence: name, holder, content, and what may be done there or why not. `isAsked`: the board is asked about, and does not give the
 * answers away.
 */
export function regionSentence(game: Game, region: RegionId, isAsked = false): string {
  const { view, naming } = game;
  return t('board.control', {
    title: regionTitle(view.board, region),
    holder: holderWords(view, naming, region) ?? t('region.free'),
    content: contentWords(view, region),
    status: isAsked ? t('board.status.none') : statusWords(game, region),
  });
}

/**
 * Further details about a region: what it costs now and why, or why nothing can be done and what would help. Undefined if there is nothing to add to
 * its sentence.
 */
export function regionDetail(game: Game, region: RegionId, isAsked = false): string | undefined {
  if (isAsked) return undefined;
  const { view, phase } = game;
  const why = whyNot(game, region);
  const conquering = isConquest(phase);
  // While regions are conquered or troops placed, the sentence already includes the reason.
  const reason = conquering || isDeployment(phase) ? null : why?.text;
  const outlook =
    view.seat === view.viewer && (conquering || phase === 'readyTroops') ? prospectOf(view, region) : null;
  const cost =
    outlook && outlook.refusal?.code !== 'alreadyHeld'
      ? t('board.status.cost', { cost: costInline(outlook.cost), hand: outlook.inHand })
      : null;
  return sentences(reason, why?.remedy, cost) || undefined;
}

/** What may be done in a region now, or why not, in a few words. */
function statusWords(game: Game, region: RegionId): string {
  const { view, legal, naming, phase } = game;
  const choices = regionChoices(view, legal, region, naming);
  if (isConquest(phase)) {
    const outlook = prospectOf(view, region);
    if (choices.length > 0 || !outlook) return choices.map(({ label }) => label).join('. ') || t('board.status.none');
    const { refusal, odds } = outlook;
    if (odds)
      return t('board.status.roll', {
        count: outlook.cost.total,
        hand: outlook.inHand,
        percent: percent(odds.wins, odds.of),
      });
    if (!refusal || refusal.code === 'alreadyHeld') return t('board.status.none');
    return t('board.status.not', { reason: refusalWords(refusal, naming).text });
  }
  if (choices.length > 0) return choices.map(({ label }) => label).join('. ');
  if (legal.some((command) => command.type === 'lift' && command.region === region)) return t('board.status.lift');
  if (isDeployment(phase)) {
    const refusal = explain(view, { type: 'place', region, count: 1 });
    if (refusal) return t('board.status.not', { reason: refusalWords(refusal, naming).text });
  }
  return t('board.status.none');
}
