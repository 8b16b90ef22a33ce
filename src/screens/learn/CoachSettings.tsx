import { type JSX, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/tips.ts';
import { forget, useMemory } from './memory.ts';

export default function CoachSettings(): JSX.Element {
  const blank = useMemory(({ told, used }) => told.length + used.length === 0);
  const [forgotten, setForgotten] = useState(false);
  return (
    <div className="coach-memory buttons">
      <button
        type="button"
        data-coach="forget"
        aria-disabled={blank}
        onClick={() => {
          forget();
          setForgotten(true);
        }}
      >
        {t('tip.forget')}
      </button>
      <small data-said>{forgotten && blank ? t('tip.forgotten') : ''}</small>
    </div>
  );
}
