import { occasion, type Script } from '../occasion.ts';
import { stateTopic } from '../topic.ts';

/** An opponent is to decide: what can be done meanwhile, or if it is stuck. */
export const others: Script = ({ atWork, view }) =>
  atWork === null || atWork === 'waiting' || view.viewer === null
    ? []
    : [occasion(stateTopic(atWork), 'phase', atWork === 'stuck')];
