import { parseArgs } from 'node:util';

/** What was said on the command line. */
export interface Given {
  /** As it was written; empty if an option was not given that has nothing to be otherwise. */
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  readonly numbers: (name: string) => number[];
  readonly names: (name: string) => string[];
  readonly is: (name: string) => boolean;
  /** What stands there by itself, without an option. */
  readonly words: readonly string[];
}

/**
 * Reads arguments, each option with what it is if it is not given; a flag is false. Throws, with what to do, on what it cannot make sense of.
 * @param isWordy May anything stand there by itself?
 */
export function givenIn(
  args: readonly string[],
  options: Readonly<Record<string, string | false>>,
  isWordy = false,
): Given {
  const { values, positionals: words } = parseArgs({
    allowPositionals: isWordy,
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, other]) => [
        name,
        other === false ? { type: 'boolean', default: false } : { type: 'string', default: other },
      ]),
    ),
  });
  const text = (name: string) => String(values[name] ?? '');
  const names = (name: string) => text(name).split(',').filter(Boolean);
  const numbers = (name: string) =>
    names(name).map((one) => {
      if (!/^\d+$/.test(one)) throw new Error(`--${name} takes whole numbers, not ${one}`);
      return Number(one);
    });
  const number = (name: string) => {
    const [one, ...more] = numbers(name);
    if (one === undefined || more.length > 0) throw new Error(`--${name} takes one whole number`);
    return one;
  };
  return { text, number, numbers, names, is: (name) => values[name] === true, words };
}

/** One of these by its name. Throws, with all that there are. */
export function oneOf<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one === name);
  if (found === undefined) throw new Error(`No such ${what}: ${name}. There are: ${all.join(', ')}.`);
  return found;
}

/** The same of this program's own arguments: what makes no sense ends it, with a message. */
export function givenTo(program: string, options: Readonly<Record<string, string | false>>, isWordy = false): Given {
  return orEnd(program, () => givenIn(process.argv.slice(2), options, isWordy));
}

/** What is read, or the end of a program that was asked for what makes no sense, with a message. */
export function orEnd<T>(program: string, read: () => T): T {
  try {
    return read();
  } catch (failure) {
    return ended(program, failure);
  }
}

/** Ends a program with what went wrong: `await play().catch((failure) => ended('ladder', failure))`. */
export function ended(program: string, failure: unknown): never {
  console.error(`${program}: ${failure instanceof Error ? failure.message : String(failure)}`);
  process.exit(2);
}
