import {
  contentOf,
  type Dealt,
  type MarkerId,
  markerRule,
  partRule,
  partsOf,
  type Refusal,
  turnRows,
} from '../../../rules/index.ts';
import type { StageName } from '../../../session/turn/index.ts';
import { chapterFor, subjectOf } from '../../../ui/locale/chapters.ts';
import { has, type MessageKey } from '../../../ui/locale/index.ts';

export interface Topic {
  /** `race.<id>`, `power.<id>`, `marker.<id>`, `clause.<id>`, `phase.<name>`, `refusal.<code>` or `state.<name>`. */
  readonly id: string;
  /** Where the rules say more. A player who has used it correctly needs no line. */
  readonly clause: string | null;
}

export function phaseTopic(phase: StageName): Topic {
  return { id: `phase.${phase}`, clause: turnRows[phase].clause };
}

export function stateTopic(state: 'thinking' | 'stuck'): Topic {
  return { id: `state.${state}`, clause: null };
}

/** The topic of a race or a power. A custom one has no clause. */
export function traitTopic(kind: 'race' | 'power', id: string): Topic {
  const chapter = chapterFor(kind, id);
  return { id: `${kind}.${id}`, clause: chapter === null ? null : `${chapter}-1` };
}

/** Of one of one's own each of its parts, since nobody has written a line about the whole. */
export function traitTopics(game: Dealt, kind: 'race' | 'power', id: string): readonly Topic[] {
  const topic = traitTopic(kind, id);
  const { races, powers } = contentOf(game);
  const trait = kind === 'race' ? races[id] : powers[id];
  if (lineOf(topic) !== null || trait === undefined) return [topic];
  return partsOf(trait).map(({ part }) => clauseTopic(partRule(part).clause));
}

/** The topic of a marker, with the clause that brings it: of a piece of one's own that clause alone. */
export function markerTopic(game: Dealt, marker: MarkerId): Topic {
  const { clause } = markerRule(game, marker);
  const topic = { id: `marker.${marker}`, clause };
  return lineOf(topic) === null ? clauseTopic(clause) : topic;
}

/** The topic of a clause: the race or power it belongs to, if any, else the clause itself. */
export function clauseTopic(clause: string): Topic {
  const { kind, id } = subjectOf(clause);
  return kind === 'clause' ? { id: `clause.${id}`, clause } : traitTopic(kind, id);
}

export function refusalTopic({ code, clause }: Pick<Refusal, 'code' | 'clause'>): Topic {
  return { id: `refusal.${code}`, clause };
}

/** The catalogue line about a topic, or null if there is none: a custom race, or a clause that explains itself. */
export function lineOf({ id }: Topic): MessageKey | null {
  const key = `coach.${id}`;
  return has(key) ? key : null;
}
