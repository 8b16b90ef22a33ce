import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { type Answer, answers } from '../../ui/storage/answer.ts';
import { Hinted } from '../page/PageFold.tsx';

interface FirstDoorProps {
  readonly isBusy: boolean;
  readonly onAnswer: (answer: Answer) => void;
  /** To all that the page has. */
  readonly onElse: () => void;
}

/** The start page, the first time: three answers, each of which leads on. */
export function FirstDoor({ isBusy, onAnswer, onElse }: FirstDoorProps): JSX.Element {
  return (
    <section className="start-door" aria-label={t('door.label')}>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          className="start-answer"
          data-answer={answer}
          disabled={isBusy}
          onClick={() => onAnswer(answer)}
        >
          <Hinted text={t(`door.${answer}`)} hint={t(`door.${answer}.about`)} />
        </button>
      ))}
      <button type="button" className="start-else" onClick={onElse}>
        {t('door.else')}
      </button>
    </section>
  );
}
