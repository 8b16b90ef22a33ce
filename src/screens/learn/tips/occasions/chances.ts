import { actingForce, actionsOf, isConquest } from '../../../../rules/index.ts';
import { isOwnTurn, occasion, type Script, type TipMoment } from '../occasion.ts';
import { clauseTopic, phaseTopic, type Topic } from '../topic.ts';

/** The person has just ended conquests although more was possible: a missed chance, which bites. */
export const missed: Script = ({ view, phase, before }) => {
  const ended = before && isConquest(before.phase) && before.phase !== phase;
  if (!ended || !isOwnTurn(view) || before.view.round !== view.round || phase !== 'redeploy') return [];
  // If a conquest or a roll ended them, no chance was missed.
  if (before.view.turn.conquests.length !== view.turn.conquests.length) return [];
  if (handOf(before) !== handOf({ view })) return [];
  return chancesOf(before).map((topic) => occasion(topic, 'phase', true));
};

function handOf({ view }: Pick<TipMoment, 'view'>): number {
  return view.forces.reduce((sum, { seat, hand }) => (seat === view.viewer ? sum + hand : sum), 0);
}

function chancesOf({ view, legal }: Pick<TipMoment, 'view' | 'legal'>): Topic[] {
  const force = actingForce(view);
  const actions = force ? actionsOf(view, force) : [];
  return legal.flatMap((command): Topic[] => {
    if (command.type === 'conquer') return [phaseTopic('conquer')];
    if (command.type === 'finalRoll') return [clauseTopic('DIE-1')];
    if (command.type !== 'act') return [];
    return actions.filter(({ id }) => id === command.action).map(({ clause }) => clauseTopic(clause));
  });
}
