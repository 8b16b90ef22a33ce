import type { CommandType } from '../rules/index.ts';
import type { StageName } from './types.ts';

/**
 * The phases one may lead to, and the command that goes there; null where the turn goes on by itself. Of several phases by the same command the
 * first whose time has come follows.
 */
export type Ways = Readonly<Partial<Record<StageName, CommandType | null>>>;

const turnEnd = { withdrawal: null, gameOver: null, handOver: null } as const;

/**
 * The ways of a turn (TRN-1, TRN-2, TRN-7). All phases meet in the chart's `route`, so each state carries its ways as `meta`, for whoever shows
 * the chart; tests hold them against what the rules do.
 */
export const ways = {
  pickCombo: { ghouls: 'pickCombo', conquer: 'pickCombo' },
  readyTroops: { ghouls: 'expand', conquer: 'expand', decline: 'decline', score: 'pass' },
  ghouls: { conquer: 'endConquests', finalRoll: 'finalRoll' },
  conquer: { redeploy: 'endConquests', treaty: 'endConquests', score: 'endConquests', finalRoll: 'finalRoll' },
  finalRoll: { conquer: null, redeploy: null, treaty: null, score: null },
  redeploy: { treaty: 'endRedeployment', score: 'endRedeployment' },
  treaty: { score: 'treaty' },
  score: { stout: null, ...turnEnd },
  stout: { decline: 'stout', withdrawal: 'stout', gameOver: 'stout', handOver: 'stout' },
  withdrawal: { gameOver: 'endRedeployment', handOver: 'endRedeployment' },
  decline: { score: null, ...turnEnd },
  handOver: { withdrawal: null, pickCombo: null, readyTroops: null },
  gameOver: {},
} as const satisfies Readonly<Record<StageName, Ways>>;

/** The phases, in the order of the turn. */
export const stageNames: readonly StageName[] = Object.keys(ways).filter(isStageName);

/** Is that the name of a phase? */
export function isStageName(name: string): name is StageName {
  return Object.hasOwn(ways, name);
}
