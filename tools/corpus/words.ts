import type { Command } from '../../src/rules/index.ts';

type NamesOf<C> = C extends Command ? Exclude<keyof C, 'type'> : never;

/** The fields of each kind of command, in the order they are written. */
const fields: { readonly [Type in Command['type']]: readonly NamesOf<Extract<Command, { type: Type }>>[] } = {
  pickCombo: ['index'],
  expand: [],
  decline: [],
  pass: [],
  abandon: ['region'],
  conquer: ['region'],
  finalRoll: ['region'],
  act: ['action', 'region'],
  endConquests: [],
  place: ['region', 'count'],
  lift: ['region', 'count'],
  placeMarker: ['marker', 'region'],
  liftMarker: ['marker', 'region'],
  endRedeployment: [],
  treaty: ['seat'],
  stout: ['decline'],
};

/** A command as a few words: its kind and its fields' values, as in `place 3 2` or `treaty null`. */
export function toWords(command: Command): string {
  const values: Readonly<Record<string, unknown>> = command;
  let words: string = command.type;
  for (const name of fields[command.type]) if (values[name] !== undefined) words += ` ${values[name]}`;
  return words;
}

/** The command that `toWords` wrote: the kernel says whether it is one. */
export function fromWords(words: string): unknown {
  const [type = '', ...values] = words.split(' ');
  const names = Object.entries(fields).find(([kind]) => kind === type)?.[1] ?? [];
  return Object.fromEntries([['type', type], ...values.map((value, at) => [names[at] ?? 'extra', fieldOf(value)])]);
}

function fieldOf(value: string): unknown {
  return /^(null|true|false|\d+)$/.test(value) ? JSON.parse(value) : value;
}
