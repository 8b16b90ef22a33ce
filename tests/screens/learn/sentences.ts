/** How many words a text has: what holds a letter or a digit. */
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The number of words of the longest sentence of a text. */
export function longestSentence(text: string): number {
  return Math.max(...text.split(/(?<=[.!?…]["”]?)\s+/).map(words));
}
