import { type Given, oneOf, orEnd } from '../house/arguments.ts';
import { type Figure, tableOf } from './figure.ts';

/** Some figures that are taken together. */
export interface Part {
  readonly name: string;
  /** What is said meanwhile. */
  readonly doing: string;
  take(): Promise<readonly Figure[]>;
  /** Taken only where it is named. */
  readonly isLong?: true;
}

/** Takes the parts that are named, or all that are not long, and prints what they found; with `--json` as one object. What fails is told, the others go on. */
export async function takeParts(program: string, parts: readonly Part[], given: Given): Promise<void> {
  const names = parts.map(({ name }) => name);
  const wanted = orEnd(program, () => given.words.map((word) => oneOf('part', word, names)));
  const figures: Figure[] = [];
  for (const { name, doing, take, isLong = false } of parts) {
    if (wanted.length > 0 ? !wanted.includes(name) : isLong) continue;
    console.error(doing);
    try {
      figures.push(...(await take()));
    } catch (failure) {
      process.exitCode = 1;
      console.error(failure);
    }
  }
  console.log(
    given.is('json')
      ? JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))
      : tableOf(figures),
  );
}
