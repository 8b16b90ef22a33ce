import { listOf, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { comboName, type Naming, regionName, seatName } from '../../ui/words/names.ts';
import type { TurnRecap } from './turns.ts';

/** What a turn came to, in a few short sentences. What the listener lost stands apart, to be set off. */
export interface RecapWords {
  readonly did: string;
  readonly lost: string | null;
  readonly scored: string;
}

export function recapWords(recap: TurnRecap, naming: Naming): RecapWords {
  const { picked, declined, taken, from, lost, failed, scored } = recap;
  // Each is said once: what was somebody's with whose it was.
  const held = [...lost, ...[...from.values()].flat()];
  const free = taken.filter((id) => !held.includes(id));
  const regions = (ids: readonly number[]) => listOf(ids.map((id) => regionName(naming.board, id)));
  return {
    did: sentences(
      picked ? t('recap.picked', { combo: comboName(naming, picked) }) : null,
      free.length > 0 ? t('recap.took', { regions: regions(free) }) : null,
      ...[...from].map(([seat, ids]) => t('recap.from', { seat: seatName(naming, seat), regions: regions(ids) })),
      failed === null ? null : t('recap.failed', { region: regionName(naming.board, failed) }),
      declined ? t('recap.declined') : null,
      !declined && taken.length === 0 ? t('recap.nothing') : null,
    ),
    lost: lost.length > 0 ? t('recap.lost', { regions: regions(lost) }) : null,
    scored: t('recap.scored', { amount: scored }),
  };
}
