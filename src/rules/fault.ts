/** What is wrong with the data of a box, under `box.fault.<code>` of the catalogue. */
export type BoxFaultCode =
  | 'unreadable'
  | 'missing'
  | 'object'
  | 'list'
  | 'tooMany'
  | 'tooFew'
  | 'unknownField'
  | 'name'
  | 'language'
  | 'text'
  | 'number'
  | 'word'
  | 'flag'
  | 'colour'
  | 'twice'
  | 'partTwice'
  | 'partNeeds'
  | 'partBars'
  | 'doesAndParts'
  | 'board'
  | 'boardCode'
  | 'around'
  | 'edgeTwice'
  | 'borderTwice'
  | 'notBetween'
  | 'notNext'
  | 'edgeBroken'
  | 'apart'
  | 'notFlat'
  | 'onWater'
  | 'regionsFew'
  | 'landFew'
  | 'entriesFew'
  | 'mountains'
  | 'tribes';

export interface BoxFault {
  /** The path of the value: `own.ownRaces[0].parts[2].amount`; empty for the whole. */
  readonly place: string;
  readonly why: BoxFaultCode;
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Ends the reading of a box. */
export class BadBox extends Error {
  constructor(readonly fault: BoxFault) {
    super(`${fault.place}: ${fault.why}`);
  }
}

/** Ends the reading with a fault of this place. */
export function amiss(place: string, why: BoxFaultCode, facts: BoxFault['facts'] = {}): never {
  throw new BadBox({ place, why, facts });
}

export const within = (place: string, field: string) => (place === '' ? field : `${place}.${field}`);
