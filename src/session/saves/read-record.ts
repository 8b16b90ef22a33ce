import * as v from 'valibot';
import { newestRules } from '../../rules/index.ts';
import { SaveError } from './problem.ts';
import {
  FORMAT,
  LOOSE,
  lettersBefore,
  limits,
  type SavedGame,
  sealed,
  sealOf,
  VERSION,
  type Written,
} from './record.ts';
import { boardSchema, commandsSchema, list, nameOf, setupSchema, tooMuch, whole } from './schema.ts';

function recordSchema(letters: number): v.GenericSchema<unknown, Written> {
  return v.object({
    format: v.literal(FORMAT),
    version: v.picklist([1, 2, VERSION]),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.moment)),
    title: v.object({
      players: list(nameOf(letters), limits.players, limits.least),
      board: boardSchema,
      round: whole(0, 99),
      rounds: whole(0, 99),
      over: v.boolean(),
    }),
    setup: setupSchema(letters),
    commands: commandsSchema,
    seal: v.pipe(v.string(), v.maxLength(64)),
    check: v.pipe(v.string(), v.maxLength(64)),
  });
}

const schema = recordSchema(limits.letters);
const schemaBefore = recordSchema(lettersBefore);

const versionAbove = (version: number) =>
  v.object({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) });

const ours = v.object({ format: v.literal(FORMAT) });
const newer = versionAbove(VERSION);
const sealedWhole = versionAbove(LOOSE);
const playedByNewerRules = v.object({
  setup: v.object({ game: v.object({ rules: v.pipe(v.number(), v.safeInteger(), v.gtValue(newestRules)) }) }),
});

/** In today's format, of any version. Throws a `SaveError`: `foreign`, `newer`, `tooMuch` or `damaged`. */
export function readRecord(data: unknown): SavedGame {
  if (!v.is(ours, data)) throw new SaveError('foreign');
  if (v.is(newer, data) || v.is(playedByNewerRules, data)) throw new SaveError('newer');
  const parsed = v.safeParse(v.is(sealedWhole, data) ? schema : schemaBefore, data, { abortEarly: true });
  if (!parsed.success) {
    const [{ message }] = parsed.issues;
    throw new SaveError(message === tooMuch ? tooMuch : 'damaged', message);
  }
  const written = parsed.output;
  if (written.seal !== sealOf(written)) throw new SaveError('damaged', 'seal');
  return renewed(written);
}

/** Earlier versions allowed longer names: no reason to refuse a game. */
function renewed({ version, ...rest }: Written): SavedGame {
  if (version === VERSION) return { ...rest, version };
  const short = (name: string) => name.slice(0, limits.letters);
  const { title, setup } = rest;
  return sealed({
    ...rest,
    version: VERSION,
    title: { ...title, players: title.players.map(short) },
    setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: short(seat.name) })) },
  });
}
