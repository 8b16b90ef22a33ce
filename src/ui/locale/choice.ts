/** Other ids of supported languages: Moldovan is Romanian. */
const alias: Readonly<Record<string, string>> = { mo: 'ro' };

/**
 * The first supported language in a list of preferences, best first; English if there is none. A preference is a tag as browsers report it: `pl`,
 * `it-CH`.
 */
export function bestOf<Id extends string>(wishes: readonly string[], languages: readonly Id[]): Id | 'en' {
  for (const wish of wishes) {
    const [tag = ''] = wish.toLowerCase().split(/[-_]/);
    const found = languages.find((id) => id === (alias[tag] ?? tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
