import { boardFacts, isWater } from '../boards/index.ts';
import { contentOf } from '../box.ts';
import type { Content } from '../content.ts';
import type { Force, GameState } from '../state.ts';
import { ofBoxes, ofColumn } from './combos.ts';
import { ofMarkers } from './markers.ts';
import { ofForces, ofHands } from './races.ts';
import { ofCounters, ofPacts, ofRecord } from './record.ts';
import { shapeOf } from './shape.ts';
import { at, breach, called, left, many, type StateFault, type Survey, surveyOf } from './survey.ts';
import { ofActing, ofPhase, ofPicks } from './turn.ts';

const checks: readonly ((survey: Survey) => Iterable<StateFault>)[] = [
  ofTray,
  ofRegions,
  ofMarkers,
  ofBoxes,
  ofColumn,
  ofForces,
  ofHands,
  ofPhase,
  ofActing,
  ofRecord,
  ofPicks,
  ofPacts,
  ofCounters,
];

/** What keeps a well-formed state from occurring on the table under the rules; empty if legal play can lead to it. */
function faultsOf(state: GameState): StateFault[] {
  const survey = surveyOf(state);
  const faults: StateFault[] = [];
  for (const check of checks) for (const fault of check(survey)) faults.push(fault);
  return faults;
}

/** SET-7: each race's tokens are all in the tray or in play. */
function* ofTray({ state, standings }: Survey): Generator<StateFault> {
  const { races } = contentOf(state);
  for (const race of Object.keys(races)) {
    const supply = races[race]?.supply ?? 0;
    const tray = state.tray[race] ?? 0;
    let inPlay = 0;
    for (const standing of standings) if (standing.force.race === race) inPlay += left(standing);
    if (tray + inPlay !== supply)
      yield breach(
        'SET-7',
        `tray.${race}`,
        'supply',
        `There are ${supply} ${race} in the box, not ${tray + inPlay}: ${tray} in the tray and ${inPlay} in play.`,
      );
  }
}

function* ofRegions({ state, byId }: Survey): Generator<StateFault> {
  const printed = boardFacts(state.board).regions;
  for (const [id, { force, tokens, lostTribe, markers }] of state.regions.entries()) {
    const facts = printed[id];
    const holder = force === null ? undefined : byId.get(force);
    if (force !== null && !holder)
      yield breach(
        'MAP-6',
        at('regions', id, 'force'),
        'noSuchForce',
        `Region ${id} is held by force ${force}, which is not in play.`,
      );
    if ((force === null) !== (tokens === 0))
      yield breach(
        'MAP-6',
        at('regions', id, 'tokens'),
        'holder',
        `Region ${id} has ${many(tokens, 'token')} and the holder ${force}: both or neither.`,
      );
    if (lostTribe && tokens > 0)
      yield breach(
        'CON-10',
        at('regions', id, 'lostTribe'),
        'lostTribe',
        `Region ${id} has a Lost Tribe beside ${tokens} race tokens; it goes when the region is taken.`,
      );
    if (lostTribe && !facts?.lostTribe)
      yield breach(
        'SET-4',
        at('regions', id, 'lostTribe'),
        'lostTribe',
        `Region ${id} has no Lost Tribe symbol, so none ever stood there.`,
      );
    const mountains = facts?.terrain === 'mountain' ? 1 : 0;
    if ((markers.mountain ?? 0) !== mountains)
      yield breach(
        'CON-9',
        at('regions', id, 'markers'),
        'mountain',
        `Region ${id} is ${facts?.terrain}, so it has ${many(mountains, 'Mountain')}, not ${markers.mountain ?? 0}.`,
      );
    if (holder && facts && isWater(facts.terrain) && !mayHoldWater(contentOf(state), holder.force))
      yield breach(
        'CON-4',
        at('regions', id, 'force'),
        'water',
        `Region ${id} is water, which ${called(holder)} cannot hold.`,
      );
  }
}

/** SEA-1, SEA-2: water is taken while active and kept in decline, when the badge may be gone. */
function mayHoldWater({ races, powers }: Content, { race, power, declined }: Force): boolean {
  if (races[race]?.water || (power !== null && powers[power]?.water)) return true;
  return declined && power === null;
}

export type StateReading =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly faults: readonly StateFault[] };

/**
 * Reads a state from any value: foreign JSON, something handmade, something hostile. Returns a fresh plain copy of a state that could occur on the
 * table, or every fault found, each with its path, the clause it breaks and a sentence. Never throws, and reads each part of the value once; races
 * and powers are those of the box it names.
 */
export function readState(value: unknown): StateReading {
  const faults: StateFault[] = [];
  const state = shapeOf({ value, path: '', faults });
  if (faults.length === 0) faults.push(...faultsOf(state));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, state };
}
