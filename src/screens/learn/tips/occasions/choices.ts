import { prospectOf } from '../../../../opponents/judgement/cache.ts';
import {
  actingForce,
  activeForce,
  boardFacts,
  type Command,
  heldRegions,
  isConquest,
  type RegionId,
  tokensLeft,
} from '../../../../rules/index.ts';
import { isAsked, type Occasion, occasion, type Script, type TipMoment } from '../occasion.ts';
import { clauseTopic, phaseTopic } from '../topic.ts';

/** A race with this few tokens beyond one in each region can hardly grow any more. */
const thin = 3;

export const asked: Script = (moment) => {
  if (!isAsked(moment)) return [];
  const { phase, view } = moment;
  const special = phase === 'readyTroops' ? readying(moment) : isConquest(phase) ? conquering(moment) : [];
  const over = view.round === view.rounds ? ['END-1'] : [];
  const purse = view.round > 1 && phase === 'readyTroops' ? ['SCO-3'] : [];
  // What it is all for, before anything is picked.
  const goal = phase === 'pickCombo' && view.round === 1 ? [occasion(clauseTopic('END-2'))] : [];
  return [
    ...special,
    ...goal,
    ...(isIdle(moment) ? [] : [occasion(phaseTopic(phase))]),
    ...[...over, ...purse].map((clause) => occasion(clauseTopic(clause))),
  ];
};

function readying({ view }: TipMoment): readonly Occasion[] {
  const force = activeForce(view, view.seat);
  if (!force) return [];
  const left = tokensLeft(view, force);
  if (left === 0) return [occasion(clauseTopic('TRN-8'), 'step', true)];
  const spent = left - heldRegions(view, force).length < thin && view.round < view.rounds;
  return spent ? [occasion(clauseTopic('DEC-1'), 'step', true)] : [];
}

/** Is there nothing to choose in the phase: no troops to move, or nobody left to guard against? */
function isIdle({ view, phase, legal }: TipMoment): boolean {
  const moves = legal.some(({ type }) => type !== 'endRedeployment');
  return phase === 'redeploy' && (!moves || view.round === view.rounds);
}

function conquering(moment: TipMoment): readonly Occasion[] {
  const { view, legal } = moment;
  const force = actingForce(view);
  if (!force) return [];
  const may = (type: Command['type']) => legal.some((command) => command.type === type);
  const held = heldRegions(view, force);
  const enters = held.length === 0;
  const { regions } = boardFacts(view.board);
  const byEntry = enters && opensOnly(moment, (region) => regions[region]?.entry ?? false);
  const byBorder =
    !enters && opensOnly(moment, (region) => held.some((own) => regions[own]?.neighbours.includes(region)));
  const odds = may('finalRoll');
  return [
    ...(odds && !may('conquer') ? [occasion(clauseTopic('DIE-1'))] : []),
    ...(byEntry ? [occasion(clauseTopic('MAP-4'))] : []),
    ...(may('abandon') && force.hand < thin ? [occasion(clauseTopic('TRN-4'))] : []),
    ...(byBorder && may('conquer') ? [occasion(clauseTopic('CON-3'))] : []),
    // Odds appear on the map as soon as a region lacks few tokens: explain them before anybody rolls.
    ...(odds ? [occasion(phaseTopic('finalRoll'))] : []),
  ];
}

/** Does the general rule explain everything that may be attacked now? Some races and powers have rules of their own. */
function opensOnly({ view }: TipMoment, isUsual: (region: RegionId) => boolean): boolean {
  return view.regions.every((_, region) => prospectOf(view, region)?.barrier !== null || isUsual(region));
}
