/** A part of a turn. */
interface TurnRow {
  /** Do the rules wait in it for a command? Else it is over as soon as it happens, and is told by events. */
  readonly waits: boolean;
  /** The clause it is about. */
  readonly clause: string;
  /** Has every turn of conquests one, so that it can be announced before its time? */
  readonly usual?: true;
  /**
   * The parts it may lead to, and the command that goes there; null where the turn goes on by itself. Of several by the same command the
   * first whose time has come follows.
   */
  readonly ways: Readonly<Record<string, string | null>>;
  /** The commands whose deciding is seen in it; what else is seen follows by the rules. */
  readonly decides: readonly string[];
  /** Its cell on a card of the turn, from the left and from the top: the usual way of a turn runs along the middle. */
  readonly cell: readonly [along: number, across: number];
}

const turnEnd = { withdrawal: null, gameOver: null, handOver: null } as const;

/**
 * The parts of a turn in their order (TRN-1, TRN-2, TRN-7): the one table that the chart, the ribbon, the map of the turn, the coach and
 * the showcase read. It names commands without asking for their types, for they ask for its phases; `turn/ways.ts` holds it to them.
 */
export const turnTable = {
  pickCombo: {
    waits: true,
    clause: 'COL-1',
    ways: { ghouls: 'pickCombo', conquer: 'pickCombo' },
    decides: ['pickCombo'],
    cell: [0, 0],
  },
  readyTroops: {
    waits: true,
    clause: 'TRN-2',
    ways: { ghouls: 'expand', conquer: 'expand', decline: 'decline', score: 'pass' },
    decides: ['expand', 'abandon'],
    cell: [0, 1],
  },
  decline: {
    waits: false,
    clause: 'DEC-1',
    ways: { score: null, ...turnEnd },
    decides: ['decline'],
    cell: [5, 2],
  },
  ghouls: {
    waits: true,
    clause: 'GHO-2',
    ways: { conquer: 'endConquests', finalRoll: 'finalRoll' },
    decides: ['conquer', 'act', 'abandon'],
    cell: [1, 0],
  },
  conquer: {
    waits: true,
    clause: 'CON-1',
    usual: true,
    ways: { redeploy: 'endConquests', treaty: 'endConquests', score: 'endConquests', finalRoll: 'finalRoll' },
    decides: ['conquer', 'act', 'abandon'],
    cell: [2, 1],
  },
  finalRoll: {
    waits: false,
    clause: 'DIE-1',
    ways: { conquer: null, redeploy: null, treaty: null, score: null },
    decides: ['finalRoll'],
    cell: [3, 0],
  },
  redeploy: {
    waits: true,
    clause: 'RED-1',
    usual: true,
    ways: { treaty: 'endRedeployment', score: 'endRedeployment' },
    decides: [],
    cell: [3, 1],
  },
  treaty: { waits: true, clause: 'DIP-1', ways: { score: 'treaty' }, decides: ['treaty'], cell: [4, 0] },
  score: { waits: false, clause: 'SCO-1', usual: true, ways: { stout: null, ...turnEnd }, decides: [], cell: [5, 1] },
  stout: {
    waits: true,
    clause: 'STO-1',
    ways: { decline: 'stout', withdrawal: 'stout', gameOver: 'stout', handOver: 'stout' },
    decides: ['stout'],
    cell: [6, 0],
  },
  withdrawal: {
    waits: true,
    clause: 'LOS-2',
    ways: { gameOver: 'endRedeployment', handOver: 'endRedeployment' },
    decides: [],
    cell: [6, 1],
  },
  handOver: {
    waits: false,
    clause: 'TRN-7',
    ways: { withdrawal: null, pickCombo: null, readyTroops: null },
    decides: [],
    cell: [7, 1],
  },
  gameOver: { waits: true, clause: 'END-1', ways: {}, decides: [], cell: [7, 2] },
} as const satisfies Readonly<Record<string, TurnRow>>;

type Table = typeof turnTable;

/** The name of a part of a turn. */
export type TurnPart = keyof Table;

/** What the game can wait for. */
export type Phase = { [Part in TurnPart]: Table[Part]['waits'] extends true ? Part : never }[TurnPart];

/** The parts of a turn, in order. */
export const turnParts = Object.keys(turnTable) as readonly TurnPart[];

/** A row of the table, whichever it is. */
export const turnRows: Readonly<Record<TurnPart, TurnRow>> = turnTable;

/** What the game can wait for, in the order of a turn. */
export const phases = turnParts.filter((part) => turnRows[part].waits) as [Phase, ...Phase[]];
