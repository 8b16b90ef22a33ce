/** The chapter of the rules that a clause is in: its id begins with the chapter's letters. */

const raceChapters: Readonly<Record<string, string>> = {
  amazons: 'AMA',
  dwarves: 'DWA',
  elves: 'ELF',
  ghouls: 'GHO',
  giants: 'GIA',
  halflings: 'HAL',
  humans: 'HUM',
  orcs: 'ORC',
  ratmen: 'RAT',
  skeletons: 'SKE',
  sorcerers: 'SOR',
  tritons: 'TRI',
  trolls: 'TRO',
  wizards: 'WIZ',
};

const powerChapters: Readonly<Record<string, string>> = {
  alchemist: 'ALC',
  berserk: 'BER',
  bivouacking: 'BIV',
  commando: 'COM',
  diplomat: 'DIP',
  dragonMaster: 'DRA',
  flying: 'FLY',
  forest: 'FOR',
  fortified: 'FRT',
  heroic: 'HER',
  hill: 'HIL',
  merchant: 'MER',
  mounted: 'MOU',
  pillaging: 'PIL',
  seafaring: 'SEA',
  spirit: 'SPI',
  stout: 'STO',
  swamp: 'SWA',
  underworld: 'UND',
  wealthy: 'WEA',
};

export type Subject = { readonly kind: 'clause' | 'race' | 'power'; readonly id: string };

const subjects = new Map<string, Subject>([
  ...Object.entries(raceChapters).map(([id, chapter]) => [chapter, { kind: 'race', id }] as const),
  ...Object.entries(powerChapters).map(([id, chapter]) => [chapter, { kind: 'power', id }] as const),
]);

/** The letters of a clause: `CON` of `CON-3`. */
export function chapterOf(clause: string): string {
  return clause.split('-')[0] ?? clause;
}

/** The race or power a clause belongs to; any other clause is about the game itself, and its own subject. */
export function subjectOf(clause: string): Subject {
  return subjects.get(chapterOf(clause)) ?? { kind: 'clause', id: clause };
}

export function subjectsOf(kind: Subject['kind']): readonly Subject[] {
  return [...subjects.values()].filter((subject) => subject.kind === kind);
}

/** The chapter of a race or a power; null for a custom one. */
export function chapterFor(kind: 'race' | 'power', id: string): string | null {
  return (kind === 'race' ? raceChapters : powerChapters)[id] ?? null;
}
