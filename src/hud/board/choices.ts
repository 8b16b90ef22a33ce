import { prospectOf } from '../../opponents/judgement/cache.ts';
import { type Command, type GameView, type RegionId, regionCost } from '../../rules/index.ts';
import { has, number, t } from '../../ui/locale/index.ts';
import { type Naming, regionName, seatName } from '../../ui/words/names.ts';
import type { Choice } from '../frame/panels.ts';
import { confirmation } from './questions.ts';

/** A fraction as a percentage: 33.3 %. */
export function percent(wins: number, of: number): string {
  return number(wins / of, { style: 'percent', maximumFractionDigits: 1 });
}

/** What may be done in the region now, except moving single tokens and markers, which is left to the steppers. */
export function regionChoices(
  view: GameView,
  legal: readonly Command[],
  region: RegionId,
  naming: Naming,
): readonly Choice[] {
  return legal.flatMap((command) => {
    if (!('region' in command) || command.region !== region) return [];
    const label = regionLabel(view, command, naming);
    if (label === null) return [];
    return [
      {
        id: idOf(command),
        label,
        hint: null,
        commands: [command],
        question: confirmation(view, command, naming),
        plain: command.type === 'conquer' || command.type === 'place',
      },
    ];
  });
}

function idOf(command: Command): string {
  if (command.type === 'act') return `act.${command.action}`;
  return 'marker' in command ? `${command.type}.${command.marker}` : command.type;
}

type RegionCommand = Extract<Command, { readonly region?: RegionId | undefined }>;

/** The label of a command in its region; null where something else than a button offers it. */
function regionLabel(view: GameView, command: RegionCommand, naming: Naming): string | null {
  switch (command.type) {
    case 'conquer':
      return t('action.conquer', { count: regionCost(view, command.region) ?? 0 });
    case 'finalRoll': {
      const odds = prospectOf(view, command.region)?.odds;
      return odds ? t('action.finalRoll', { percent: percent(odds.wins, odds.of) }) : null;
    }
    case 'abandon':
      return t('action.abandon');
    case 'act':
      return actLabel(command.action);
    case 'place':
      return command.count === 1 ? t('action.place', { region: regionName(naming.board, command.region) }) : null;
    case 'lift':
    case 'placeMarker':
    case 'liftMarker':
      // Left to the steppers.
      return null;
  }
}

export function actLabel(action: string): string {
  const key = `action.act.${action}`;
  // One that takes a piece of one's own along is called like the piece.
  return has(key) ? t(key) : t('action.act.strike');
}

export function phaseChoices(view: GameView, legal: readonly Command[], naming: Naming): readonly Choice[] {
  // Doing nothing comes last.
  const inOrder = legal.toSorted((a, b) => Number(isNobody(a)) - Number(isNobody(b)));
  return inOrder.flatMap((command) => {
    const words = phaseWords(view, command, naming);
    if (!words) return [];
    const question = confirmation(view, command, naming);
    return [{ ...words, commands: [command], question, plain: false }];
  });
}

/** Acts without a region that belong to any region's conquest, as a throw of the die before it. */
export function actsBefore(view: GameView, legal: readonly Command[], naming: Naming): readonly Choice[] {
  const acts = legal.filter((command) => command.type === 'act' && command.region === undefined);
  return phaseChoices(view, acts, naming);
}

const isNobody = (command: Command) => command.type === 'treaty' && command.seat === null;

/** The button label of a command without a region; null for the others. */
export function phaseWords(
  view: GameView,
  command: Command,
  naming: Naming,
): Pick<Choice, 'id' | 'label' | 'hint'> | null {
  switch (command.type) {
    case 'expand':
      return { id: 'expand', label: t('action.expand'), hint: t('action.expand.hint') };
    case 'decline':
      return { id: 'decline', label: t('action.decline'), hint: t('action.decline.hint') };
    case 'pass':
      return { id: 'pass', label: t('action.pass'), hint: null };
    case 'act':
      return command.region === undefined ? { id: idOf(command), label: actLabel(command.action), hint: null } : null;
    case 'endConquests':
      return { id: 'endConquests', label: t('action.endConquests'), hint: null };
    case 'endRedeployment':
      return { id: 'endRedeployment', label: endLabel(view), hint: null };
    case 'treaty':
      return command.seat === null
        ? { id: 'treaty.none', label: t('action.treaty.none'), hint: null }
        : {
            id: `treaty.${command.seat}`,
            label: t('action.treaty', { seat: seatName(naming, command.seat) }),
            hint: null,
          };
    case 'stout':
      return command.decline
        ? { id: 'stout.decline', label: t('action.stout.decline'), hint: null }
        : { id: 'stout.stay', label: t('action.stout.stay'), hint: null };
    case 'pickCombo':
      // Left to the column.
      return null;
    case 'abandon':
    case 'conquer':
    case 'finalRoll':
    case 'place':
    case 'lift':
    case 'placeMarker':
    case 'liftMarker':
      // Left to their regions.
      return null;
  }
}

/** What activating a region does at once: the only plain choice, if none is weightier; else null. */
export function obviousChoice(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices.filter((choice) => choice.plain);
  return only && others.length === 0 && choices.every((choice) => choice.plain) ? only : null;
}

export function endLabel({ phase }: GameView): string {
  return t(phase === 'withdrawal' ? 'action.endRedeployment.withdrawal' : 'action.endRedeployment.redeploy');
}
