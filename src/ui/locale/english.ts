/** Import this in programs other than the page, which use English only and need it at once: what a table says, and what is wrong with a box. */
import boxes from './en/boxes.json';
import folk from './en/folk.json';
import start from './en/start.json';
import { speaker } from './index.ts';

speaker.become('en', { ...start, ...folk, ...boxes });
