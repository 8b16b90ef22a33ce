/** Import this in programs other than the page, which use English only and need it at once: what a table says, and what is wrong with a box. */
import boxes from './en/boxes.json';
import start from './en/start.json';
import { type Messages, speaker } from './index.ts';

/** The words that are there from the beginning, by their keys. */
export const english: Messages = start;

speaker.become('en', { ...start, ...boxes });
