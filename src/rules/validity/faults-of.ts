import type { GameState } from '../state.ts';
import { ofBoxes, ofColumn } from './combos.ts';
import type { StateFault } from './fault.ts';
import { ofMarkers } from './markers.ts';
import { ofForces, ofHands } from './races.ts';
import { ofCounters, ofPacts, ofRecord } from './record.ts';
import { ofRegions, ofTray } from './regions.ts';
import { type Survey, surveyOf } from './survey.ts';
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
export function faultsOf(state: GameState): StateFault[] {
  const survey = surveyOf(state);
  const faults: StateFault[] = [];
  for (const check of checks) for (const fault of check(survey)) faults.push(fault);
  return faults;
}
