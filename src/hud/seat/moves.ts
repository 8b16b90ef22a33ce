import { type Command, type GameView, regionCost } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { comboName, markerName, type Naming, regionName } from '../../ui/words/names.ts';
import { actLabel, phaseWords } from '../board/choices.ts';

/** A command in self-contained words. `view` is what was seen before it. */
export function moveWords(view: GameView, command: Command, naming: Naming): string {
  const region = 'region' in command && command.region !== undefined ? regionName(naming.board, command.region) : null;
  switch (command.type) {
    case 'pickCombo': {
      const combo = view.column[command.index];
      return t('move.pickCombo', { combo: combo ? comboName(view, combo) : String(command.index + 1) });
    }
    case 'conquer':
      return t('move.conquer', { region, count: regionCost(view, command.region) ?? 0 });
    case 'finalRoll':
    case 'abandon':
      return t(`move.${command.type}`, { region });
    case 'place':
    case 'lift':
      return t(`move.${command.type}`, { region, count: command.count });
    case 'placeMarker':
    case 'liftMarker':
      return t(`move.${command.type}`, { region, marker: markerName(command.marker) });
    case 'act':
      return region === null ? actLabel(command.action) : t('move.act', { action: actLabel(command.action), region });
    case 'expand':
    case 'decline':
    case 'pass':
    case 'endConquests':
    case 'endRedeployment':
    case 'treaty':
    case 'stout':
      return phaseWords(view, command, naming)?.label ?? command.type;
  }
}

export function stepWords(view: GameView, commands: readonly Command[], naming: Naming): string {
  const shown = commands.slice(0, 3).map((command) => moveWords(view, command, naming));
  const more = commands.length - shown.length;
  const move = shown.join('; ');
  return more > 0 ? t('why.more', { move, count: more }) : move;
}
