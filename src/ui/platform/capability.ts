/** What lies at a path from the global object on: `navigator.clipboard`. */
type At<Owner, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Owner
    ? At<Owner[Head], Rest>
    : never
  : Path extends keyof Owner
    ? Owner[Path]
    : never;

/**
 * Something that a browser may have or not: undefined where it lacks it, or a policy forbids the page even to ask. What was found may still throw when it is
 * used, or do nothing. The one way to such things: each is named in one file of this folder, and tests take away whatever is named here.
 *
 * A function of an object that there is one of, as of `navigator`, can be called as it is.
 */
export function offered<const Path extends string>(path: Path): At<typeof globalThis, Path> | undefined {
  try {
    let owner: unknown;
    let found: unknown = globalThis;
    for (const part of path.split('.')) {
      owner = found;
      found = Reflect.get(Object(found), part, found);
    }
    const isMethod = typeof found === 'function' && owner !== globalThis && !path.includes('.prototype.');
    return (isMethod ? Function.prototype.bind.call(found as () => void, owner) : found) as never;
  } catch {
    return undefined;
  }
}
