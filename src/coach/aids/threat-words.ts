import { has, t } from '../../locale/index.ts';
import type { Threat } from '../../rules/ahead.ts';
import type { Seat } from '../../rules/index.ts';
import { type Naming, raceName, seatName } from '../../words/index.ts';

/** A threat to a region, in one sentence: who, how, at what cost, with how many tokens. */
export function threatWords(threat: Threat, naming: Naming, viewer: Seat | null): string {
  const { race, seat, tokens, available, odds, by } = threat;
  const facts = {
    race: raceName(race),
    seat: seatName(naming, seat),
    mine: seat === viewer ? 'yes' : 'no',
    tokens,
    available,
    chance: odds ? odds.wins / odds.of : 1,
  };
  if (odds) return t('aid.threat.die', facts);
  if (by === 'conquer') return t('aid.threat.conquer', facts);
  const own = `aid.threat.act.${by}`;
  return t(has(own) ? own : 'aid.threat.act', facts);
}
