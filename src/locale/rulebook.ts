import { named } from './index.ts';

/** One entry of the rules reference: a clause by its id, or a race or power by its name. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** A chapter: clauses whose ids share a prefix. `group` is a key `rules.group.<group>` of the catalogue. */
export interface Chapter {
  readonly group: string;
  readonly clauses: readonly Clause[];
}

/** Prefixes of chapters that are about the rules themselves, in the order of the rulebook. */
const general = ['SET', 'MAP', 'COL', 'TRN', 'CON', 'LOS', 'DIE', 'RED', 'SCO', 'DEC', 'END'];
const races = ['AMA', 'DWA', 'ELF', 'GHO', 'GIA', 'HAL', 'HUM', 'ORC', 'RAT', 'SKE', 'SOR', 'TRI', 'TRO', 'WIZ'];

/** The chapter a clause belongs to. */
export function chapterOf(clause: string): string {
  const prefix = clause.split('-')[0] ?? clause;
  if (general.includes(prefix) || prefix === 'OWN') return prefix;
  return races.includes(prefix) ? 'races' : 'powers';
}

/** Fetches the text of all clauses; not part of the first load. */
export async function loadRulebook(): Promise<readonly Chapter[]> {
  const [{ clauses: texts }, folk] = await Promise.all([import('./en/clauses.ts'), import('./en/folk.ts')]);
  const chapters = new Map<string, Clause[]>();
  for (const [id, text] of Object.entries(texts)) {
    const group = chapterOf(id);
    chapters.set(group, [...(chapters.get(group) ?? []), { id, text }]);
  }
  return [
    ...[...chapters].map(([group, clauses]) => ({ group, clauses })),
    { group: 'racesInFull', clauses: entries('race', folk.races) },
    { group: 'powersInFull', clauses: entries('power', folk.powers) },
  ];
}

function entries(kind: 'race' | 'power', texts: Readonly<Record<string, string>>): readonly Clause[] {
  return Object.entries(texts).map(([id, text]) => ({ id: named(kind, id), text }));
}

/** The clauses whose id or text holds every word of a search; all of them for an empty one. */
export function searchRulebook(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ group, clauses }) => ({
      group,
      clauses: clauses.filter(({ id, text }) => {
        const hay = `${id} ${text}`.toLowerCase();
        return words.every((word) => hay.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
