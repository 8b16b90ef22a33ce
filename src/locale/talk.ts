/** Import this for what opponents say: it loads their lines. */
import { need } from './language.ts';

await need('talk');
