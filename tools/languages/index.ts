/**
 * `npm run languages`: how much of each language there is, what is missing, what is a draft, what is stale; `-- --keys` names all of them. `-- --made pl [keys]` notes that these
 * messages (all, if none is named) were made from today's English; `-- --draft pl [keys]` that they were, and are to be looked over.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages, place } from '../site/written.ts';
import { noteMade, stateOf } from './state.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { made: text, draft: text, keys: { type: 'boolean' } },
  allowPositionals: true,
});
const noted = values.made ?? values.draft;
if (noted !== undefined && !languages.includes(noted)) {
  console.error(`There is no language “${noted}”: ${languages.join(', ')}.`);
  process.exit(1);
}
if (noted !== undefined) noteMade(join(place, noted), positionals, values.made === undefined);

/** Keys that are named unasked. */
const few = 20;

/** A line of keys, if there are any. */
function listed(what: string, keys: readonly string[]): readonly string[] {
  if (keys.length === 0) return [];
  const named = values.keys ? keys : keys.slice(0, few);
  const rest = keys.length - named.length;
  return [`    ${what}: ${named.join(' ')}${rest > 0 ? ` and ${rest} more (-- --keys)` : ''}`];
}

for (const language of languages.filter((one) => one !== 'en')) {
  const { total, missing, drafts, stale, strange } = stateOf(join(place, language));
  const written = total - missing.length;
  // Rounded down: only what is whole has 100 %.
  const percent = Math.floor((100 * written) / total);
  console.log(`${language}  ${percent} %  ${written} of ${total}, ${drafts.length} drafts, ${stale.length} stale`);
  for (const line of [
    ...listed('missing', missing),
    ...listed('drafts', drafts),
    ...listed('stale', stale),
    ...listed('not in English', strange),
  ])
    console.log(line);
}
