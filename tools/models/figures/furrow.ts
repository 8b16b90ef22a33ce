import { wheat } from '../scenery/wheat.ts';

/** Ripe wheat: gold, pale ears. */
export default wheat('#a86f1e', '#ffe08a');
