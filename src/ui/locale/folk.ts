/** Import this where races and powers are named, or what they do is said: it loads all their words. */
import { need } from './language.ts';

void need('folk');
