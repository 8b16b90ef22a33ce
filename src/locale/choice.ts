/** Ids of languages that go by another name here: Moldovan is Romanian. */
const alias: Readonly<Record<string, string>> = { mo: 'ro' };

/**
 * The first language of a list of wishes, best first, that can be spoken; English where none can. A wish is a tag as browsers give it:
 * `pl`, `it-CH`.
 */
export function bestOf<Id extends string>(wishes: readonly string[], languages: readonly Id[]): Id | 'en' {
  for (const wish of wishes) {
    const [tag = ''] = wish.toLowerCase().split(/[-_]/);
    const found = languages.find((id) => id === (alias[tag] ?? tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
