/** Other ids of supported languages: Moldovan is Romanian. */
const alias: Readonly<Record<string, string>> = { mo: 'ro' };

/** Preferences best first, as browsers report them: `pl`, `it-CH`. English if none is supported. */
export function bestOf<Id extends string>(wishes: readonly string[], languages: readonly Id[]): Id | 'en' {
  for (const wish of wishes) {
    const [tag = ''] = wish.toLowerCase().split(/[-_]/);
    const found = languages.find((id) => id === (alias[tag] ?? tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
