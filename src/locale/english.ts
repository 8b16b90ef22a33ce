/** Import this in programs other than the page, which use English only and need it at once. */
import { first } from './en/first.ts';
import { speaker } from './index.ts';

speaker.become('en', first);
