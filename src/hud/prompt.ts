import { t } from '../locale/index.ts';
import { actingForce, activeForce, explain, type GameView, heldRegions, tokensLeft } from '../rules/index.ts';
import type { StageName } from '../turn/index.ts';
import { type Naming, raceName, seatName } from './names.ts';
import { refusalWords } from './refusal-words.ts';

/** What to do now, in one sentence. */
export function promptOf(view: GameView, phase: StageName, naming: Naming): string {
  const active = activeForce(view, view.seat);
  const race = raceName(active?.race ?? '');
  switch (phase) {
    case 'readyTroops':
      return active && tokensLeft(view, active) === 0
        ? t('prompt.readyTroops.gone', { race })
        : t('prompt.readyTroops', { race });
    case 'ghouls':
    case 'conquer':
      return conquestPrompt(view, phase);
    case 'redeploy':
    case 'withdrawal':
      return deploymentPrompt(view, phase, naming);
    case 'stout':
      return t('prompt.stout', { race });
    case 'decline':
      return t('prompt.decline');
    case 'handOver':
      return t('prompt.handOver', { seat: seatName(naming, view.seat) });
    case 'pickCombo':
    case 'finalRoll':
    case 'treaty':
    case 'score':
    case 'gameOver':
      return t(`prompt.${phase}`);
  }
}

function conquestPrompt(view: GameView, phase: 'ghouls' | 'conquer'): string {
  const force = actingForce(view);
  if (!force) return t('prompt.wait');
  if (view.turn.roll) return t('prompt.conquer.roll', { roll: view.turn.roll.value });
  if (force.hand === 0) return t('prompt.conquer.none');
  if (phase === 'ghouls') return t('prompt.ghouls', { race: raceName(force.race) });
  return heldRegions(view, force).length === 0 ? t('prompt.conquer.enter') : t('prompt.conquer');
}

/** What still keeps the redeployment from ending, as the rules say it; else that it may end. */
function deploymentPrompt(view: GameView, phase: 'redeploy' | 'withdrawal', naming: Naming): string {
  const refusal = explain(view, { type: 'endRedeployment' });
  if (refusal && refusal.code !== 'notNow') {
    const { text, remedy } = refusalWords(refusal, naming);
    return remedy ? `${text} ${remedy}` : text;
  }
  if (phase === 'withdrawal') return t('prompt.withdrawal.done');
  return t('prompt.redeploy');
}
