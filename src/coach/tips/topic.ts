import { chapterFor, subjectOf } from '../../locale/chapters.ts';
import { has, type MessageKey } from '../../locale/index.ts';
import { type Dealt, type MarkerId, markerRule, type Refusal, turnRows } from '../../rules/index.ts';
import type { StageName } from '../../turn/index.ts';

/** Something the coach has a line about. */
export interface Topic {
  /** `race.<id>`, `power.<id>`, `marker.<id>`, `clause.<id>`, `phase.<name>`, `refusal.<code>` or `state.<name>`. */
  readonly id: string;
  /** Where the rules say more. Who has used it rightly needs no line. */
  readonly clause: string | null;
}

/** A part of the turn. */
export function phaseTopic(phase: StageName): Topic {
  return { id: `phase.${phase}`, clause: turnRows[phase].clause };
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
export function markerTopic(game: Dealt, marker: MarkerId): Topic {
  return { id: `marker.${marker}`, clause: markerRule(game, marker).clause };
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
