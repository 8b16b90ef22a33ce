import { listOf, sentences, t } from '../../locale/index.ts';
import '../../locale/hud.ts';
import { comboName, type Naming, regionName } from '../../words/index.ts';
import type { TurnRecap } from './turns.ts';

/** What a turn came to, in a few short sentences. What the listener lost stands apart, to be set off. */
export interface RecapWords {
  readonly did: string;
  readonly lost: string | null;
  readonly scored: string;
}

/** The words for a turn. */
export function recapWords(recap: TurnRecap, naming: Naming): RecapWords {
  const { picked, declined, taken, lost, failed, scored } = recap;
  // What the listener lost is said once.
  const others = taken.filter((id) => !lost.includes(id));
  const regions = (ids: readonly number[]) => listOf(ids.map((id) => regionName(naming.board, id)));
  return {
    did: sentences(
      picked ? t('recap.picked', { combo: comboName(picked) }) : null,
      others.length > 0 ? t('recap.took', { regions: regions(others) }) : null,
      failed === null ? null : t('recap.failed', { region: regionName(naming.board, failed) }),
      declined ? t('recap.declined') : null,
      !declined && taken.length === 0 ? t('recap.nothing') : null,
    ),
    lost: lost.length > 0 ? t('recap.lost', { regions: regions(lost) }) : null,
    scored: t('recap.scored', { amount: scored }),
  };
}
