import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { useAnswer } from '../../ui/storage/answer.ts';
import { CoachCard } from '../learn/CoachCard.tsx';
import './greeting.css';

/** What is different here from a table at home, for somebody who knows the board game: said once. */
export default function Greeting(): JSX.Element {
  return (
    <CoachCard
      words={t('greet.coins')}
      unseen={`${t('greet.conquer')} ${t('greet.undo')}`}
      onDismiss={() => useAnswer.setState({ greets: false })}
    >
      <p className="coach-line greeting" aria-hidden="true">
        {t('greet.conquer')}
      </p>
      <p className="coach-line greeting" aria-hidden="true">
        {t('greet.undo')}
      </p>
    </CoachCard>
  );
}
