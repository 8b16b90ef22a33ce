import type { Figure } from '../../bench/figure.ts';
import type { Attack } from '../attack/attack.ts';
import { codes, litter } from '../attack/codes.ts';
import { oddFrames } from '../attack/frames.ts';
import { headers } from '../attack/headers.ts';
import { joins } from '../attack/joins.ts';
import { leavers } from '../attack/leavers.ts';
import { names } from '../attack/names.ts';
import { rights } from '../attack/rights.ts';
import { shutOut } from '../attack/shut-out.ts';
import { bigScreenTable, invitedTable } from '../attackers/targets.ts';
import { type NpmStart, npmStart } from '../devices/npm-start.ts';
import { during } from '../share.ts';

const attacks: Readonly<Record<string, Attack>> = {
  joins,
  leavers,
  codes,
  litter,
  headers,
  names,
  frames: oddFrames,
  rights,
};

/** Milliseconds until a player who comes back to a table full of others sits again. */
const crowds: Readonly<Record<string, (site: NpmStart) => Promise<number>>> = {
  '100 silent strangers': (site) => shutOut(site, invitedTable, 'silence'),
  '64 talking guests at a big screen': (site) => shutOut(site, bigScreenTable, 'strangers'),
};

/** How many different failures are told of each. */
const told = 6;

/** Tries on what `npm start` runs, a fresh one for each, what a visitor can do to others there; each figure is what went wrong. */
export async function attackFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const waits: (readonly [string, number])[] = [];
  for (const [words, wait] of Object.entries(crowds)) {
    const took = Math.round(await at(wait));
    waits.push([words, took]);
    console.error(`  ${words}: a player sits again after ${took} ms`);
  }
  const [words, most] = waits.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
  figures.push({
    name: 'shut_out_ms',
    value: most,
    aim: { atMost: 1_000 },
    note: `until a player sits again; ${words}`,
  });
  for (const [name, attack] of Object.entries(attacks)) {
    const { tried, failed } = await at(attack);
    console.error(`  ${name}: ${failed.length} of ${tried}`);
    for (const why of [...new Set(failed)].slice(0, told)) console.error(`    ${why}`);
    figures.push({ name: `attack_${name}`, value: failed.length, aim: { atMost: 0 }, note: `of ${tried} tries` });
  }
  return figures;
}

async function at<Result>(work: (site: NpmStart) => Promise<Result>): Promise<Result> {
  const site = await npmStart();
  return during(site, site.end, work);
}
