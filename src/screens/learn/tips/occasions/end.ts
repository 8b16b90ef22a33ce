import { standings } from '../../../../rules/index.ts';
import { occasion, type Script } from '../occasion.ts';
import { clauseTopic, phaseTopic } from '../topic.ts';

export const ended: Script = ({ view, phase, stage }) => {
  if (phase !== 'gameOver' || stage !== null) return [];
  const [first, second] = standings(view);
  const tie = first?.coins === second?.coins ? [occasion(clauseTopic('END-2'), 'phase')] : [];
  return [...tie, occasion(phaseTopic('gameOver'), 'phase')];
};
