import { chapterFor, subjectOf } from '../../locale/chapters.ts';
import { has, type MessageKey } from '../../locale/index.ts';
import { type MarkerId, markerRule, type Refusal } from '../../rules/index.ts';
import type { StageName } from '../../turn/index.ts';

/** Something the coach has a line about. */
export interface Topic {
  /** `race.<id>`, `power.<id>`, `marker.<id>`, `clause.<id>`, `phase.<name>`, `refusal.<code>` or `state.<name>`. */
  readonly id: string;
  /** Where the rules say more. Who has used it rightly needs no line. */
  readonly clause: string | null;
}

/** The clause that each part of a turn rests on. */
const phaseClauses: Readonly<Record<StageName, string>> = {
  pickCombo: 'COL-1',
  readyTroops: 'TRN-2',
  ghouls: 'GHO-2',
  conquer: 'CON-1',
  finalRoll: 'DIE-1',
  redeploy: 'RED-1',
  treaty: 'DIP-1',
  score: 'SCO-1',
  stout: 'STO-1',
  withdrawal: 'LOS-2',
  decline: 'DEC-3',
  handOver: 'TRN-7',
  gameOver: 'END-1',
};

/** A part of the turn. */
export function phaseTopic(phase: StageName): Topic {
  return { id: `phase.${phase}`, clause: phaseClauses[phase] };
}

/** What the table is doing besides the turn. */
export function stateTopic(state: 'thinking' | 'stuck'): Topic {
  return { id: `state.${state}`, clause: null };
}

/** A race or a power. One that players made has no clause. */
export function traitTopic(kind: 'race' | 'power', id: string): Topic {
  const chapter = chapterFor(kind, id);
  return { id: `${kind}.${id}`, clause: chapter === null ? null : `${chapter}-1` };
}

/** A marker, by the clause that brings it. */
export function markerTopic(marker: MarkerId): Topic {
  return { id: `marker.${marker}`, clause: markerRule(marker).clause };
}

/** What a clause is about: a race or a power where it is one of theirs, else the clause itself. */
export function clauseTopic(clause: string): Topic {
  const { kind, id } = subjectOf(clause);
  return kind === 'clause' ? { id: `clause.${id}`, clause } : traitTopic(kind, id);
}

/** Why something cannot be done. */
export function refusalTopic({ code, clause }: Pick<Refusal, 'code' | 'clause'>): Topic {
  return { id: `refusal.${code}`, clause };
}

/** The line about a topic in the catalogue, or null where there is none: a race of one's own, a clause that explains itself. */
export function lineOf({ id }: Topic): MessageKey | null {
  const key = `coach.${id}`;
  return has(key) ? key : null;
}
