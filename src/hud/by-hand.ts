/** What is done by hand, for whoever teaches it. */
export { goalOf } from './grasp/goal.ts';
