import type { Command } from '../rules/index.ts';

/** A part of an answer that is already JSON text. */
export class Written {
  constructor(readonly text: string) {}
}

/** The rules share frozen objects for most commands, so their texts can be cached. */
const texts = new WeakMap<Command, string>();

function textOf(command: Command): string {
  const known = texts.get(command);
  if (known !== undefined) return known;
  const text = JSON.stringify(command);
  if (Object.isFrozen(command)) texts.set(command, text);
  return text;
}

/** A list of commands as JSON. It makes up most of an answer with a legal list. */
export function writtenCommands(commands: readonly Command[]): Written {
  const [first, ...others] = commands;
  if (first === undefined) return new Written('[]');
  let text = `[${textOf(first)}`;
  for (const command of others) text += `,${textOf(command)}`;
  return new Written(`${text}]`);
}

/** An answer as a line of JSON without a line break, with its id if it has one. Its field names need no escaping. */
export function write(id: string | number | undefined, ok: boolean, fields: Readonly<Record<string, unknown>>): string {
  let text = id === undefined ? `{"ok":${ok}` : `{"id":${JSON.stringify(id)},"ok":${ok}`;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) text += `,"${name}":${value instanceof Written ? value.text : JSON.stringify(value)}`;
  }
  return `${text}}`;
}
