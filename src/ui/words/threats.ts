import { chanceOf, type Threat } from '../../rules/ahead.ts';
import type { Seat } from '../../rules/index.ts';
import { has, listOf, sentences, t } from '../locale/index.ts';
import { shownChanceOf } from './danger-sign.ts';
import { comboName, type Naming, raceName, regionName, seatName } from './names.ts';

export function threatWords(threat: Threat, naming: Naming, viewer: Seat | null): string {
  const way = threat.way.map(({ region }) => regionName(naming.board, region));
  return sentences(
    inOne(threat, naming, viewer),
    way.length > 0 ? t('aid.threat.way', { regions: listOf(way) }) : null,
  );
}

function inOne(threat: Threat, naming: Naming, viewer: Seat | null): string {
  const { race, power, seat, tokens, available, by, odds, offered } = threat;
  const mine = seat === viewer ? 'yes' : 'no';
  const who = { seat: seatName(naming, seat), mine };
  if (race === null) return t('aid.threat.unseen', who);
  const facts = { ...who, tokens, available, chance: shownChanceOf(chanceOf(threat)) };
  if (offered !== null) {
    const picked = { ...facts, combo: comboName(naming, { race, power }) };
    if (by === 'detour') return t('aid.threat.pick.detour', picked);
    if (odds) return t('aid.threat.pick.die', picked);
    return t(by === 'conquer' ? 'aid.threat.pick' : 'aid.threat.pick.act', picked);
  }
  const moved = { ...facts, race: raceName(naming, race) };
  if (by === 'detour') return t('aid.threat.detour', moved);
  if (odds) return t('aid.threat.die', moved);
  if (by === 'conquer') return t('aid.threat.conquer', moved);
  const own = `aid.threat.act.${by}`;
  return t(has(own) ? own : 'aid.threat.act', moved);
}
