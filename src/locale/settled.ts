/** Imported by whatever tells how this table plays where printed editions differ. */
import { need } from './language.ts';

await need('settled');
