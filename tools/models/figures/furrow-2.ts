import { wheat } from '../scenery/wheat.ts';

/** Wheat that still ripens: a green gold. */
export default wheat('#77742a', '#e3d67c');
