import type { Command } from '../rules/index.ts';

/** A part of an answer that is JSON text already. */
export class Written {
  constructor(readonly text: string) {}
}

/** The rules share the objects of most commands, so their texts can be kept. */
const texts = new WeakMap<Command, string>();

function textOf(command: Command): string {
  if (!Object.isFrozen(command)) return JSON.stringify(command);
  const known = texts.get(command);
  if (known !== undefined) return known;
  const text = JSON.stringify(command);
  texts.set(command, text);
  return text;
}

/** A list of commands as JSON. Most of an answer with a legal list is this list. */
export function writtenCommands(commands: readonly Command[]): Written {
  let text = '';
  for (const command of commands) text += text === '' ? textOf(command) : `,${textOf(command)}`;
  return new Written(`[${text}]`);
}

/** An answer as a line of JSON, without the line's end. */
export function write(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${value instanceof Written ? value.text : JSON.stringify(value)}`;
  }
  return `{${text}}`;
}
