/** Import this in programs other than the page, which need English only, at once: tables' and box words. */
import boxes from './en/boxes.json';
import folk from './en/folk.json';
import start from './en/start.json';
import { speaker } from './index.ts';

speaker.become('en', { ...start, ...folk, ...boxes });
