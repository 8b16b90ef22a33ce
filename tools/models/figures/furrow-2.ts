import { wheat } from '../scenery/wheat.ts';

/** Wheat that still ripens: a green gold. */
export default wheat('#a2973c', '#dccb74', '#5c5a22');
