import { type JSX, useEffect, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/showcase.ts';
import { countedSeconds } from '../machine.ts';
import './visit.css';

/** Counts down to the visitor's leaving. Announced once; then only the visible number changes. */
export function Counting(): JSX.Element {
  const [seconds, setSeconds] = useState(countedSeconds);
  useEffect(() => {
    const clock = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <div className="visit-counting parchment" data-said="now">
      <p className="unseen">{t('visit.counting', { seconds: countedSeconds })}</p>
      <p aria-hidden="true">{t('visit.counting', { seconds })}</p>
    </div>
  );
}
