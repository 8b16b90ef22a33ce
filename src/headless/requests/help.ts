import * as v from 'valibot';
import { defineRequest, type Request } from '../desk.ts';
import { leaf, wantsOf } from '../fields.ts';
import { badField, expectedFound } from '../trouble.ts';

const fields = { about: v.optional(leaf<string>('the name of a request', (value) => typeof value === 'string')) };

function described(name: string, { does, fields }: Request) {
  return {
    request: name,
    does,
    fields: Object.entries(fields).map(([field, schema]) => ({
      field,
      required: schema.type !== 'optional',
      wants: wantsOf(schema),
    })),
  };
}

/** Describes the requests. They are passed in, since this is one of them. */
export function helpRequest(requests: () => Readonly<Record<string, Request>>): Request {
  return defineRequest(
    'Tells of every request, or of one, what it is for and which fields it takes.',
    fields,
    (_desk, { about }) => {
      const all = Object.entries(requests());
      const chosen = about === undefined ? all : all.filter(([name]) => name === about);
      if (chosen.length === 0)
        throw badField('about', expectedFound(`one of ${all.map(([name]) => name).join(', ')}`, about));
      return { requests: chosen.map(([name, request]) => described(name, request)) };
    },
  );
}
