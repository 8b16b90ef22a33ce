/** The chapters of the rules and their counts of clauses; the texts: `src/ui/locale/en/clauses.json`. */
export const clauseCounts = {
  SET: 9,
  MAP: 6,
  COL: 8,
  TRN: 8,
  CON: 10,
  LOS: 5,
  DIE: 4,
  RED: 3,
  SCO: 4,
  DEC: 8,
  END: 2,
  AMA: 4,
  DWA: 1,
  ELF: 1,
  GHO: 5,
  GIA: 1,
  HAL: 3,
  HUM: 1,
  ORC: 1,
  RAT: 1,
  SKE: 1,
  SOR: 6,
  TRI: 1,
  TRO: 1,
  WIZ: 1,
  ALC: 1,
  BER: 2,
  BIV: 3,
  COM: 1,
  DIP: 2,
  DRA: 2,
  FLY: 1,
  FOR: 1,
  FRT: 3,
  HER: 1,
  HIL: 1,
  MER: 1,
  MOU: 1,
  PIL: 1,
  SEA: 2,
  SPI: 2,
  STO: 1,
  SWA: 1,
  UND: 2,
  WEA: 1,
  OWN: 4,
  VAR: 3,
  PRT: 23,
} as const;

export type ClauseCounts = typeof clauseCounts;

/** 1 up to `Count`. */
type Numbers<Count extends number, Found extends readonly number[] = []> = Found['length'] extends Count
  ? Found[number]
  : Numbers<Count, [...Found, Next<Found>]>;
type Next<Found extends readonly number[]> = [...Found, 0]['length'] & number;

/** The id of a clause of the rules, and the key of its text: `CON-3`. */
export type Clause = {
  [Chapter in keyof ClauseCounts]: `${Chapter}-${Numbers<ClauseCounts[Chapter]>}`;
}[keyof ClauseCounts];
