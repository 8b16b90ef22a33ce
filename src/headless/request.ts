import * as v from 'valibot';
import type { Desk } from './desk.ts';
import { faultsOf, object } from './fields.ts';
import { badRequest } from './trouble.ts';

/** The fields of an answer after `id` and `ok`. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Request {
  /** One sentence, for `help`. */
  readonly does: string;
  /** The fields besides `id` and `request`. */
  readonly fields: v.ObjectEntries;
  /** Parses a whole request and answers it. Throws `Trouble` if it cannot. */
  answer(desk: Desk, given: unknown): Answer;
}

/** Fields that every request may have; they were read before the request was found by its name. */
const envelope = { id: v.optional(v.any()), request: v.any() };

export function defineRequest<const Fields extends v.ObjectEntries>(
  does: string,
  fields: Fields,
  handle: (desk: Desk, asked: v.InferOutput<v.StrictObjectSchema<Fields, undefined>>) => Answer,
): Request {
  const schema = object({ ...envelope, ...fields });
  return {
    does,
    fields,
    answer(desk, given) {
      const read = v.safeParse(schema, given);
      if (!read.success) throw badRequest(faultsOf(read.issues));
      return handle(desk, read.output);
    },
  };
}
