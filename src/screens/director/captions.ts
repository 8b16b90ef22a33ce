/** What happens on the table, in words: the big screen's captions, for others that show a turn. */
export { type Caption, captionOf } from './caption.ts';
export { readingTime } from './pace.ts';
