/** Imported by whatever helps to judge a move: the table learns its words. */
import { need } from './language.ts';

await need('aids');
