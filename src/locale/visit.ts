/** Imported by whatever speaks to a passer-by who sits down at the showcase, or to who presents it. */
import { need } from './language.ts';
import './later.ts';

await need('visit');
