import { costOf } from '../cost.ts';
import { acting } from '../queries.ts';
import { openRegions } from '../reach.ts';
import type { Force, Position, Seat } from '../state.ts';

/** More tokens than any conquest can lack. */
const barred = 1000;

/** The position a legal list is computed for, with answers that several commands need: each computed once per list. */
export class LegalContext {
  private knownForce: Force | null = null;
  private knownOpen: readonly boolean[] | null = null;
  private knownShort: readonly number[] | null = null;

  constructor(
    readonly position: Position,
    readonly viewer: Seat | null,
  ) {}

  get force(): Force {
    this.knownForce ??= acting(this.position);
    return this.knownForce;
  }

  /** For each region, whether that race may lawfully attack it. */
  get open(): readonly boolean[] {
    this.knownOpen ??= openRegions(this.position, this.force);
    return this.knownOpen;
  }

  /** By region, tokens lacking; `barred` where it may not be attacked. Empty with none in hand. */
  get short(): readonly number[] {
    this.knownShort ??= shortages(this);
    return this.knownShort;
  }
}

/** Without a token in hand nothing is conquered. */
const none: readonly number[] = [];

function shortages(context: LegalContext): readonly number[] {
  const { position, force } = context;
  if (force.hand === 0) return none;
  const { open } = context;
  const short: number[] = [];
  for (let region = 0; region < open.length; region++)
    short.push(open[region] ? costOf(position, force, region) - force.hand : barred);
  return short;
}
