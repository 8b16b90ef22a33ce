import type { Aftermath, MarkerMove } from '../../rules/ahead.ts';
import { type GameView, markerRule } from '../../rules/index.ts';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import type { GlyphProps } from '../../ui/look/index.ts';
import { markerName, raceName } from '../../ui/words/names.ts';
import type { Reason } from '../frame/WhyRules.tsx';

interface ConsequencesProps {
  readonly outcome: Aftermath;
  readonly view: GameView;
}

export interface Consequence extends Reason {
  readonly sign: GlyphProps['name'];
}

export function consequencesOf({ outcome, view }: ConsequencesProps): readonly Consequence[] {
  const { loser, lostTribe, markers } = outcome;
  const lost: Consequence[] = [];
  if (loser) lost.push({ sign: `race.${loser.race}`, words: loserWords(view, loser), clause: loser.clause });
  if (loser?.leaves)
    lost.push({
      sign: 'phase.decline',
      words: t('taking.leaves', { race: raceName(view, loser.race) }),
      clause: 'DEC-7',
    });
  if (lostTribe) lost.push({ sign: 'marker.lostTribe', words: t('taking.lostTribe'), clause: 'CON-10' });
  const moved = markers.map((move): Consequence => {
    const words = t(wordsFor(view, move), { marker: markerName(move.marker, move.count) });
    return { sign: `marker.${move.marker}`, words, clause: move.clause };
  });
  return [...lost, ...moved];
}

/** "Elves: lose none, 3 back in hand". */
function loserWords(view: GameView, { race, lost, withdrawn }: NonNullable<Aftermath['loser']>): string {
  return t('taking.loser', { race: raceName(view, race), lost, withdrawn });
}

function wordsFor(view: GameView, { marker, to }: MarkerMove): MessageKey {
  if (to !== 'here') return to === 'owner' ? 'taking.marker.owner' : 'taking.marker.box';
  return markerRule(view, marker).immune ? 'taking.marker.guards' : 'taking.marker.here';
}
