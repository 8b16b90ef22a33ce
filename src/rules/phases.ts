import type { Clause } from './clause.ts';

/** Beginning, conquering, placing troops, a trait's offer, what follows by itself, or the end of the game. */
export type PartKind = 'beginning' | 'conquest' | 'deployment' | 'offer' | 'consequence' | 'end';

interface TurnRow {
  readonly kind: PartKind;
  /** Do the rules wait for a command in it? Otherwise it is over at once, and only events mark it. */
  readonly waits: boolean;
  readonly clause: Clause;
  /** Does every turn of conquests have it, so that it can be announced in advance? */
  readonly usual?: true;
  /** By which command it leads where; null: by itself. Of several alike, the first whose time has come. */
  readonly leadsTo: Readonly<Record<string, string | null>>;
  /** The commands whose decision is shown in it; everything else shown follows by the rules. */
  readonly commands: readonly string[];
  /** On a card of the turn, from the left and from the top: the usual course runs along the middle. */
  readonly cell: readonly [along: number, across: number];
}

const turnEnd = { withdrawal: null, gameOver: null, handOver: null } as const;

/**
 * The parts of a turn in order (TRN-1, TRN-2, TRN-7): the one table behind the chart, the ribbon, the map of the turn, the coach and the showcase.
 * Command names are plain strings here, since the command types depend on these phases; `session/turn/stages.ts` checks them.
 */
export const turnTable = {
  pickCombo: {
    kind: 'beginning',
    waits: true,
    clause: 'COL-1',
    leadsTo: { ghouls: 'pickCombo', conquer: 'pickCombo' },
    commands: ['pickCombo'],
    cell: [0, 0],
  },
  readyTroops: {
    kind: 'beginning',
    waits: true,
    clause: 'TRN-2',
    leadsTo: { ghouls: 'expand', conquer: 'expand', decline: 'decline', score: 'pass' },
    commands: ['expand', 'abandon'],
    cell: [0, 1],
  },
  decline: {
    kind: 'consequence',
    waits: false,
    clause: 'DEC-1',
    leadsTo: { score: null, ...turnEnd },
    commands: ['decline'],
    cell: [5, 2],
  },
  ghouls: {
    kind: 'conquest',
    waits: true,
    clause: 'GHO-2',
    leadsTo: { conquer: 'endConquests', finalRoll: 'finalRoll' },
    commands: ['conquer', 'act', 'abandon'],
    cell: [1, 0],
  },
  conquer: {
    kind: 'conquest',
    waits: true,
    clause: 'CON-1',
    usual: true,
    leadsTo: { redeploy: 'endConquests', treaty: 'endConquests', score: 'endConquests', finalRoll: 'finalRoll' },
    commands: ['conquer', 'act', 'abandon'],
    cell: [2, 1],
  },
  finalRoll: {
    kind: 'consequence',
    waits: false,
    clause: 'DIE-1',
    leadsTo: { conquer: null, redeploy: null, treaty: null, score: null },
    commands: ['finalRoll'],
    cell: [3, 0],
  },
  redeploy: {
    kind: 'deployment',
    waits: true,
    clause: 'RED-1',
    usual: true,
    leadsTo: { treaty: 'endRedeployment', score: 'endRedeployment' },
    commands: [],
    cell: [3, 1],
  },
  treaty: {
    kind: 'offer',
    waits: true,
    clause: 'DIP-1',
    leadsTo: { score: 'treaty' },
    commands: ['treaty'],
    cell: [4, 0],
  },
  score: {
    kind: 'consequence',
    waits: false,
    clause: 'SCO-1',
    usual: true,
    leadsTo: { stout: null, ...turnEnd },
    commands: [],
    cell: [5, 1],
  },
  stout: {
    kind: 'offer',
    waits: true,
    clause: 'STO-1',
    leadsTo: { decline: 'stout', withdrawal: 'stout', gameOver: 'stout', handOver: 'stout' },
    commands: ['stout'],
    cell: [6, 0],
  },
  withdrawal: {
    kind: 'deployment',
    waits: true,
    clause: 'LOS-2',
    leadsTo: { gameOver: 'endRedeployment', handOver: 'endRedeployment' },
    commands: [],
    cell: [6, 1],
  },
  handOver: {
    kind: 'consequence',
    waits: false,
    clause: 'TRN-7',
    leadsTo: { withdrawal: null, pickCombo: null, readyTroops: null },
    commands: [],
    cell: [7, 1],
  },
  gameOver: { kind: 'end', waits: true, clause: 'END-1', leadsTo: {}, commands: [], cell: [7, 2] },
} as const satisfies Readonly<Record<string, TurnRow>>;

type TurnTable = typeof turnTable;

export type TurnPart = keyof TurnTable;

/** The phases the game can wait in. */
export type Phase = { [Part in TurnPart]: TurnTable[Part]['waits'] extends true ? Part : never }[TurnPart];

export const turnParts = Object.keys(turnTable) as readonly TurnPart[];

export const turnRows: Readonly<Record<TurnPart, TurnRow>> = turnTable;

export const phases = turnParts.filter((part) => turnRows[part].waits) as [Phase, ...Phase[]];

type PartsOf<Kind extends PartKind> = {
  [Part in TurnPart]: (typeof turnTable)[Part]['kind'] extends Kind ? Part : never;
}[TurnPart];

export function isConquest(part: TurnPart): part is PartsOf<'conquest'> {
  return turnRows[part].kind === 'conquest';
}

export function isDeployment(part: TurnPart): part is PartsOf<'deployment'> {
  return turnRows[part].kind === 'deployment';
}
