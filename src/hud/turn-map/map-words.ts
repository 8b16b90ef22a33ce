import { type GameView, turnRows } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { has, type Name, nameOf, sentences, t } from '../../ui/locale/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import type { Transition } from './chart.ts';
import type { Bar } from './ways.ts';

export function phaseName(phase: StageName): Name {
  return nameOf(`phase.${phase}`, phase);
}

export function aboutPhase(phase: StageName): string {
  return t(`map.about.${phase}`);
}

export function goingWords({ to, by }: Transition): string {
  const key = by === 'stout' ? `map.by.stout.${to === 'decline' ? 'decline' : 'stay'}` : `map.by.${by ?? 'itself'}`;
  return has(key) ? t(key) : t('map.by.itself');
}

interface Reason {
  readonly text: string;
  readonly clause: string | null;
}

/** Why a way is closed, in words: the rules' own where they refuse the command, phrased for the player they address. */
export function reasonOf(bar: Bar, to: StageName, view: GameView, naming: Naming): Reason {
  switch (bar.why) {
    case 'refused': {
      const { text, remedy, clause } = refusalWords(bar.refusal, naming);
      const said = sentences(text, remedy);
      const own = view.seat === view.viewer;
      return { text: own ? said : t('map.reason.other', { seat: seatName(naming, view.seat), text: said }), clause };
    }
    case 'after':
      return { text: t('map.closed.after', { phase: phaseName(bar.first) }), clause: 'TRN-7' };
    case 'untimely': {
      const key = `map.closed.${to}`;
      const text = t(has(key) ? key : 'map.closed.other', { round: view.round, rounds: view.rounds });
      return { text, clause: turnRows[to].clause };
    }
  }
}
