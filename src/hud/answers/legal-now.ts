import type { Command, RegionId } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { comboName, markerName, regionName } from '../../ui/words/names.ts';
import { phaseChoices, regionChoices } from '../board/choices.ts';
import { whyNothing } from '../board/why-not.ts';
import type { Game } from '../frame/use-game.ts';
import type { Narration } from '../log/narration.ts';
import { actionsIn } from './answers.ts';

/** What may be done now: commands without a region in words, and regions with what may be done in each. */
interface LegalNow {
  readonly plain: readonly string[];
  readonly regions: readonly Narration[];
}

/** What the person at the screen may do now; if that is nothing, why. */
export function legalNow(game: Game): LegalNow {
  const reason = whyNothing(game);
  if (reason) return { plain: [reason.text], regions: [] };
  const { view, legal, naming } = game;
  const picks = legal.flatMap((command) => {
    const combo = command.type === 'pickCombo' ? view.column[command.index] : undefined;
    return combo ? [t('action.pickCombo', { combo: comboName(view, combo) })] : [];
  });
  const plain = [...picks, ...phaseChoices(view, legal, naming).map(({ label }) => label)];
  const regions = new Set(legal.flatMap((command) => ('region' in command ? (command.region ?? []) : [])));
  return {
    plain,
    regions: [...regions]
      .toSorted((a, b) => a - b)
      .flatMap((region) => {
        const labels = regionChoices(view, legal, region, naming).map(({ label }) => label);
        const moved = legal.flatMap((command) => moving(game, command, region) ?? []);
        const actions = [...labels, ...moved];
        return actions.length > 0 ? [actionsIn(naming, region, actions)] : [];
      }),
  };
}

/** Commands that move one token or marker, which the cards leave to the steppers. */
function moving({ naming }: Game, command: Command, region: RegionId): string | null {
  if (!('region' in command) || command.region !== region) return null;
  const where = regionName(naming.board, region);
  if (command.type === 'lift') return command.count === 1 ? t('action.lift', { region: where }) : null;
  if (command.type === 'placeMarker')
    return t('action.placeMarker', { marker: markerName(command.marker), region: where });
  if (command.type === 'liftMarker')
    return t('action.liftMarker', { marker: markerName(command.marker), region: where });
  return null;
}
