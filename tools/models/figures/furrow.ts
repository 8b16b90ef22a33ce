import { wheat } from '../scenery/wheat.ts';

/** Ripe wheat: gold, pale ears. */
export default wheat('#cf9c34', '#f8dc86', '#74501c');
