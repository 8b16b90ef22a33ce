/** Import this where the rules of a table are chosen or told: it loads their words, and both readings of each clause. */
import { need } from './language.ts';

await Promise.all([need('house'), need('settled')]);
