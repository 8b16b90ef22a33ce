import { chapterFor, chapterOf, type Subject, subjectOf, subjectsOf } from './chapters.ts';
import './folk.ts';
import { has, nameOf, said, t } from './index.ts';
import { clauseTexts } from './language.ts';
import { settledHere } from './readings.ts';
import './reference.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** How this table plays where editions differ (◆), if they do. */
  readonly settled: string | null;
  readonly about: Trait | null;
}

export interface Trait {
  readonly kind: 'race' | 'power';
  readonly id: string;
}

/** A chapter: clauses whose ids share a prefix. `group` is a key `rules.group.<group>` of the catalogue. */
export interface Chapter {
  readonly group: string;
  readonly clauses: readonly Clause[];
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  clausesOf(trait: Trait): readonly Clause[];
}

const groups: Readonly<Record<Subject['kind'], string | null>> = { clause: null, race: 'races', power: 'powers' };

/** Fetches the text of all clauses; not part of the first load. */
export async function loadRulebook(): Promise<Rulebook> {
  const texts = await clauseTexts();
  const clauses = Object.entries(texts).map(([id, text]) => clauseOf(id, text));
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const group = groups[subjectOf(clause.id).kind] ?? chapterOf(clause.id);
    chapters.set(group, [...(chapters.get(group) ?? []), clause]);
  }
  return {
    chapters: [
      ...[...chapters].map(([group, own]) => ({ group, clauses: own })),
      { group: 'racesInFull', clauses: entries('race') },
      { group: 'powersInFull', clauses: entries('power') },
    ],
    clausesOf: ({ kind, id }) => {
      const chapter = chapterFor(kind, id);
      return chapter === null ? [] : clauses.filter((clause) => chapterOf(clause.id) === chapter);
    },
  };
}

function clauseOf(id: string, text: string): Clause {
  const { kind, id: subject } = subjectOf(id);
  return {
    id,
    text,
    // Asked whenever it is told: another table may read it otherwise.
    get settled() {
      return settledHere(id);
    },
    about: kind === 'clause' ? null : { kind, id: subject },
  };
}

function entries(kind: Trait['kind']): readonly Clause[] {
  return subjectsOf(kind).flatMap(({ id }) => {
    const key = `${kind}.${id}.long`;
    return has(key)
      ? [{ id: said(nameOf(`${kind}.${id}`, id)), text: t(key), settled: null, about: { kind, id } }]
      : [];
  });
}

/** An id finds its chapter; words, clauses with all of them; `◆`, where editions differ; empty, all. */
export function searchRulebook(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const exact = clauseNamed(chapters, search);
  if (exact) {
    const own = (clause: Clause) => chapterOf(clause.id) === chapterOf(exact.id);
    return chapters.flatMap(({ group, clauses }) =>
      clauses.includes(exact) ? [{ group, clauses: clauses.filter(own) }] : [],
    );
  }
  return chapters
    .map(({ group, clauses }) => ({
      group,
      clauses: clauses.filter(({ id, text, settled }) => {
        const hay = `${id} ${text} ${settled ?? ''}`.toLowerCase();
        return words.every((word) => hay.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

export function clauseNamed(chapters: readonly Chapter[], search: string): Clause | null {
  const wanted = search.trim().toUpperCase();
  for (const { clauses } of chapters) for (const clause of clauses) if (clause.id === wanted) return clause;
  return null;
}
