import { type Command, commandFields, commandTypes } from '../../src/rules/index.ts';

/** The fields of each kind of command, in written order. */
const fields = new Map<string, readonly string[]>(
  commandTypes.map((type) => [type, commandFields[type].map(({ name }) => name)]),
);

/** A command as a few words: its kind and its field values, as in `place 3 2` or `treaty null`. */
export function toWords(command: Command): string {
  const values: Readonly<Record<string, unknown>> = command;
  let words: string = command.type;
  for (const name of fields.get(command.type) ?? []) if (values[name] !== undefined) words += ` ${values[name]}`;
  return words;
}

/** Parses what `toWords` wrote; the kernel decides whether it is a command. */
export function fromWords(words: string): unknown {
  const [type = '', ...values] = words.split(' ');
  const names = fields.get(type) ?? [];
  return Object.fromEntries([['type', type], ...values.map((value, at) => [names[at] ?? 'extra', fieldOf(value)])]);
}

function fieldOf(value: string): unknown {
  return /^(null|true|false|\d+)$/.test(value) ? JSON.parse(value) : value;
}
