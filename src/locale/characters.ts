/** Import this where characters and tempers of opponents are chosen or told: it loads their texts. */
import { need } from './language.ts';

await need('characters');
