/** Longest text that is quoted as it is. */
const longestShown = 40;

/** Describes an untrusted value in a few words, however large or deep it is. */
export function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return JSON.stringify(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export function expectedFound(wants: string, value: unknown): string {
  return `Expected ${wants}, found ${found(value)}.`;
}
