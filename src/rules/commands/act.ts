import { hooksOf } from '../box.ts';
import { acting, need } from '../queries.ts';
import { refuseAttack } from '../reach.ts';
import { malformed, type Refusal, refuse } from '../refusal.ts';
import type { Force, Position, PublicState, RegionId } from '../state.ts';
import type { TraitAction } from '../trait.ts';
import { defineCommand } from './rule.ts';

const use = (action: string, region?: RegionId) =>
  region === undefined ? ({ type: 'act', action } as const) : ({ type: 'act', action, region } as const);

/** Uses a trait's own action (`actionsOf`): a conversion, the Dragon, a roll before the conquest. */
export const act = defineCommand(
  'act',
  { action: 'name', region: 'region?' },
  {
    phases: ['ghouls', 'conquer'],
    clause: 'TRN-7',
    refuse: (position, { action, region }) => refuseAct(position, acting(position), action, region),
    list(asked, list) {
      const { position, force } = asked;
      for (const action of actionsOf(position, force)) {
        if (refuseAction(position, force, action)) continue;
        if (!action.targets) list.push(use(action.id));
        else {
          for (let region = 0; region < position.regions.length; region++) {
            if (action.attacks && !asked.open[region]) continue;
            if (!action.refuseRegion?.(position, force, region)) list.push(use(action.id, region));
          }
        }
      }
    },
    play(play, { action: name, region }) {
      const force = acting(play.state);
      const action = actionsOf(play.state, force).find((candidate) => candidate.id === name);
      need(action, 'action').perform(play, force, region ?? null);
    },
  },
);

export function actionsOf(state: PublicState, force: Force): readonly TraitAction[] {
  return hooksOf(state, force).actions;
}

/** Why it cannot be used now, whatever the region, or null. One with a region uses no earlier roll. */
function refuseAction(position: Position, force: Force, action: TraitAction): Refusal | null {
  const { roll } = position.turn;
  if (roll && action.targets) return refuse(roll.binding, 'rollWaiting', { roll: roll.value });
  return action.refuse(position, force);
}

function refuseAct(position: Position, force: Force, name: string, region: RegionId | undefined): Refusal | null {
  const action = actionsOf(position, force).find((candidate) => candidate.id === name);
  if (!action) return refuse(null, 'noSuchAction', { action: name, race: force.race });
  const refusal = refuseAction(position, force, action);
  if (refusal) return refusal;
  if (action.targets !== (region !== undefined)) return malformed();
  if (region === undefined) return null;
  if (action.attacks) {
    const attack = refuseAttack(position, force, region);
    if (attack) return attack;
  }
  return action.refuseRegion?.(position, force, region) ?? null;
}
