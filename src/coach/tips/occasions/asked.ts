import { actingForce, activeForce, type Command, heldRegions, tokensLeft } from '../../../rules/index.ts';
import { isAsked, type Moment } from '../moment.ts';
import { type Occasion, occasion, type Script } from '../occasion.ts';
import { clauseTopic, phaseTopic } from '../topic.ts';

/** A race that has so few tokens beyond one in each region can hardly grow any more. */
const thin = 3;

/** The person is to decide: what the phase is about, and what may be done in it that is easily overlooked. */
export const asked: Script = (moment) => {
  if (!isAsked(moment)) return [];
  const { phase, view } = moment;
  const special =
    phase === 'readyTroops' ? readying(moment) : phase === 'conquer' || phase === 'ghouls' ? conquering(moment) : [];
  const over = view.round === view.rounds ? ['END-1'] : [];
  const purse = view.round > 1 && phase === 'readyTroops' ? ['SCO-3'] : [];
  return [
    ...special,
    occasion(phaseTopic(phase)),
    ...[...over, ...purse].map((clause) => occasion(clauseTopic(clause))),
  ];
};

function readying({ view }: Moment): readonly Occasion[] {
  const force = activeForce(view, view.seat);
  if (!force) return [];
  const left = tokensLeft(view, force);
  if (left === 0) return [occasion(clauseTopic('TRN-8'), 'step', true)];
  const spent = left - heldRegions(view, force).length < thin && view.round < view.rounds;
  return spent ? [occasion(clauseTopic('DEC-1'), 'step', true)] : [];
}

function conquering({ view, legal }: Moment): readonly Occasion[] {
  const force = actingForce(view);
  if (!force) return [];
  const may = (type: Command['type']) => legal.some((command) => command.type === type);
  const enters = heldRegions(view, force).length === 0;
  return [
    ...(may('finalRoll') && !may('conquer') ? [occasion(clauseTopic('DIE-1'))] : []),
    ...(enters ? [occasion(clauseTopic('MAP-4'))] : []),
    ...(may('abandon') && force.hand < thin ? [occasion(clauseTopic('TRN-4'))] : []),
    ...(!enters && may('conquer') ? [occasion(clauseTopic('CON-3'))] : []),
  ];
}
