/** To be imported by what speaks English at once and nothing else: programs that are not the page. */
import { first } from './en/first.ts';
import { speaker } from './index.ts';

speaker.become('en', first);
