/** Import this in programs other than the page, which use English only and need it at once. */
import { first } from './en/first.ts';
import { type Messages, speaker } from './index.ts';

speaker.become('en', first);

/** The words that are there from the beginning, by their keys. */
export const english: Messages = first;
