import * as v from 'valibot';
import { levelIds, type Opponent } from '../opponents/types.ts';
import type { Command } from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(200));

/** The shape of every command; whether one is legal is for the kernel to say. */
export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('type', [
  v.object({ type: v.picklist(['expand', 'decline', 'pass', 'endConquests', 'endRedeployment']) }),
  v.object({ type: v.literal('pickCombo'), index }),
  v.object({ type: v.picklist(['abandon', 'conquer', 'finalRoll']), region: index }),
  v.object({ type: v.literal('act'), action: name, region: v.optional(index) }),
  v.object({ type: v.picklist(['place', 'lift']), region: index, count: index }),
  v.object({ type: v.picklist(['placeMarker', 'liftMarker']), marker: name, region: index }),
  v.object({ type: v.literal('treaty'), seat: v.nullable(index) }),
  v.object({ type: v.literal('stout'), decline: v.boolean() }),
]);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const opponentSchema: v.GenericSchema<unknown, Opponent> = v.object({
  level: v.picklist(levelIds),
  temper: v.object({ aggression: share, greed: share, patience: share }),
  seed: v.pipe(v.number(), v.safeInteger()),
});

/** The shape of a table's set-up. */
export const setupSchema: v.GenericSchema<unknown, TableSetup> = v.object({
  game: v.object({
    players: index,
    seed: v.pipe(v.number(), v.safeInteger()),
    firstSeat: v.optional(index),
    banners: v.optional(v.array(name)),
    badges: v.optional(v.array(name)),
    dice: v.optional(v.array(index)),
  }),
  seats: v.array(v.object({ name, colour: index, control: v.union([v.literal('human'), opponentSchema]) })),
  options: v.object({ curtain: v.boolean() }),
  position: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  lesson: v.optional(name),
});
