/** Is that a list or an object of its own, whose fields are data? */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The data in a config: what is computed while it runs (inputs, parameters, the context) is left out. */
function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dataOf);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name, field]) => name !== 'context' && typeof field !== 'function');
  return Object.fromEntries(fields.map(([name, field]) => [name, dataOf(field)]));
}

/** A chart as the text of a module in which nothing is computed, so that editors of statecharts can read it. */
export function literalOf(config: object): string {
  return [
    '// Written by `npm run chart` from src/turn/machine.ts, for editors of statecharts. Nothing runs by it.',
    "import { createMachine } from 'xstate';",
    '',
    `export default createMachine(${JSON.stringify(dataOf(config), null, 2)});`,
    '',
  ].join('\n');
}
