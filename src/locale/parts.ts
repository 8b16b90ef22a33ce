/** Import this where what races and powers are made of is put into words: it loads them. */
import { need } from './language.ts';

await need('parts');
