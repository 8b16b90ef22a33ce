/** Is it an array or object, whose fields are data? */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The data of a config, without what is computed at run time (inputs, parameters, the context). */
function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dataOf);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name, field]) => name !== 'context' && typeof field !== 'function');
  return Object.fromEntries(fields.map(([name, field]) => [name, dataOf(field)]));
}

/** A chart as the text of a module without computed parts, readable by state chart editors. */
export function literalOf(config: object): string {
  return [
    '// Written by `npm run make -- chart` from src/session/turn/machine.ts, for editors of statecharts. Nothing runs by it.',
    "import { createMachine } from 'xstate';",
    '',
    `export default createMachine(${JSON.stringify(dataOf(config), null, 2)});`,
    '',
  ].join('\n');
}
