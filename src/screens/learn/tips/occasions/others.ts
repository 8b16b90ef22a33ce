import { occasion, type Script } from '../occasion.ts';
import { stateTopic } from '../topic.ts';

export const others: Script = ({ atWork, view }) =>
  atWork === null || atWork === 'waiting' || view.viewer === null
    ? []
    : [occasion(stateTopic(atWork), 'phase', atWork === 'stuck')];
