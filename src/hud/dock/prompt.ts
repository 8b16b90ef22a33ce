import {
  actingForce,
  actingInDecline,
  activeForce,
  type Command,
  explain,
  type GameView,
  heldRegions,
  isDrafting,
  type Refusal,
  type RegionId,
  tokensLeft,
} from '../../rules/index.ts';
import type { Stage, StageName } from '../../session/turn/index.ts';
import { isOwnDeclined } from '../../table/attention/index.ts';
import { pricesOf } from '../../table/costs.ts';
import { type Need, needOf, rollIn } from '../../table/motion/rolled.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { type Naming, raceName, regionName, seatName } from '../../ui/words/names.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { inHand } from '../board/post.ts';
import { type Line, narrate, plainWords } from '../log/narration.ts';

export function promptOf(view: GameView, phase: StageName, naming: Naming, legal: readonly Command[]): string {
  const active = activeForce(view, view.seat);
  const race = raceName(view, active?.race ?? '');
  switch (phase) {
    case 'readyTroops':
      // Who may conquer for a race without tokens (TRN-8).
      return active && tokensLeft(view, active) === 0
        ? t('prompt.readyTroops.gone', {
            acting: listOf(actingInDecline(view, view.seat).map((force) => raceName(view, force.race))),
          })
        : t('prompt.readyTroops');
    case 'ghouls':
    case 'conquer':
      return conquestPrompt(view, phase, legal);
    case 'redeploy':
    case 'withdrawal':
      return deploymentPrompt(view, phase, naming);
    case 'stout':
      return t('prompt.stout', { race });
    case 'decline':
      return t('prompt.decline');
    case 'handOver':
      return t('prompt.handOver', { seat: seatName(naming, view.seat) });
    case 'treaty':
      return t('prompt.treaty');
    case 'pickCombo':
      return t(isDrafting(view) ? 'prompt.pickCombo.draft' : 'prompt.pickCombo');
    case 'finalRoll':
    case 'score':
    case 'gameOver':
      return t(`prompt.${phase}`);
  }
}

/** What came of a step, of all that happened in it. */
const outcomes: readonly Line['key'][] = ['log.comboPicked', 'log.declined', 'log.scored', 'log.gameEnded'];

/** What is being shown, in a sentence; never the result of a die still in the air. */
export function shownWords({ name, events, before }: Stage, naming: Naming): string {
  const roll = rollIn(events);
  if (roll !== undefined) return needWords(needOf(before, roll), roll.region, naming);
  const lines = narrate(events, naming);
  const line = lines.find(({ key }) => outcomes.includes(key) || key.startsWith('log.conquered')) ?? lines[0];
  if (line) return plainWords(line);
  return name === 'score' || name === 'decline' ? t(`prompt.${name}`) : t('prompt.wait');
}

function needWords(need: Need | null, region: RegionId | null, { board }: Naming): string {
  if (need === null) return t('prompt.finalRoll');
  const { wins, of } = need.odds;
  const facts = { least: need.least, wins, chance: wins / of };
  return t('prompt.finalRoll.need', { ...facts, region: region === null ? null : regionName(board, region) });
}

function conquestPrompt(view: GameView, phase: 'ghouls' | 'conquer', legal: readonly Command[]): string {
  const force = actingForce(view);
  if (!force) return t('prompt.wait');
  if (view.turn.roll) return t('prompt.conquer.roll', { roll: view.turn.roll.value });
  const may = new Set(legal.map((command) => (command.type === 'act' ? 'conquer' : command.type)));
  // While something is shown nothing is legal: the prompt stays as it was.
  if (may.has('conquer') || (may.size === 0 && force.hand > 0)) {
    if (phase === 'ghouls') return t('prompt.ghouls', { race: raceName(view, force.race) });
    const { common } = pricesOf(view, legal);
    if (common !== null) return t('prompt.conquer.common', { tokens: common });
    if (heldRegions(view, force).length === 0) return t('prompt.conquer.enter');
    return t(isOnlyOwn(view, legal) ? 'prompt.conquer.own' : 'prompt.conquer');
  }
  if (may.has('finalRoll')) return t('prompt.conquer.last');
  if (may.has('abandon')) return t('prompt.conquer.abandon');
  return force.hand === 0 ? t('prompt.conquer.none') : t('prompt.conquer.over');
}

/** Can nothing be attacked but regions of the player's own race in decline, which are not marked? */
function isOnlyOwn(view: GameView, legal: readonly Command[]): boolean {
  const regions = legal.flatMap((command) =>
    (command.type === 'conquer' || command.type === 'act') && command.region !== undefined ? [command.region] : [],
  );
  return regions.length > 0 && regions.every((region) => isOwnDeclined(view, region));
}

/** Why the placing may not be ended yet; null where it may, or where nothing is placed. */
export function heldUpBy(view: GameView): Refusal | null {
  const refusal = explain(view, { type: 'endRedeployment' });
  return refusal?.code === 'notNow' ? null : refusal;
}

function deploymentPrompt(view: GameView, phase: 'redeploy' | 'withdrawal', naming: Naming): string {
  const refusal = heldUpBy(view);
  if (refusal?.code === 'tokensInHand')
    return t(`prompt.${phase}`, { whose: seatName(naming, view.turnSeat), count: inHand(view, view.seat) });
  // What would help is said where the placing is to be ended.
  if (refusal !== null) return refusalWords(refusal, naming).text;
  return t(`prompt.${phase}.done`);
}
