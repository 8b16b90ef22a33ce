import { actions } from './en/actions.ts';
import type { aids } from './en/aids.ts';
import { app } from './en/app.ts';
import { board } from './en/board.ts';
import type { coach } from './en/coach.ts';
import { errors } from './en/errors.ts';
import type { later } from './en/later.ts';
import type { lesson } from './en/lesson.ts';
import { log } from './en/log.ts';
import type { offline } from './en/offline.ts';
import { opponents } from './en/opponents.ts';
import { phases } from './en/phases.ts';
import { powers } from './en/powers.ts';
import { races } from './en/races.ts';
import { receipt } from './en/receipt.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { saves } from './en/saves.ts';
import type { settled } from './en/settled.ts';
import { setup } from './en/setup.ts';
import type { showcase } from './en/showcase.ts';
import { table } from './en/table.ts';
import type { tips } from './en/tips.ts';
import type { turnMap } from './en/turn-map.ts';

/**
 * The English catalogue, but for what is learned later: ICU messages by key, the source of all others. Another language is an object that
 * `satisfies Catalogue`, so that a missing message is a type error.
 */
export const en = {
  ...races,
  ...powers,
  ...board,
  ...phases,
  ...actions,
  ...receipt,
  ...log,
  ...refusals,
  ...rules,
  ...table,
  ...errors,
  ...saves,
  ...setup,
  ...opponents,
  ...app,
} as const;

/** Name of a message. */
export type MessageKey =
  | keyof typeof en
  | keyof typeof later
  | keyof typeof aids
  | keyof typeof coach
  | keyof typeof offline
  | keyof typeof lesson
  | keyof typeof tips
  | keyof typeof turnMap
  | keyof typeof settled
  | keyof typeof showcase;

/** A whole language. */
export type Catalogue = Readonly<Record<MessageKey, string>>;
