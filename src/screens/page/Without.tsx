import type { JSX } from 'react';
import { retryMissing, useMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import { Notice } from './Notice.tsx';

/** Reports missing parts that have no visible place of their own: sounds, figures, gamepad support. */
export function Without(): JSX.Element | null {
  const isMissing = useMissing(({ all }) => all.some(({ needsNotice }) => needsNotice));
  return isMissing ? <Notice text={t('part.without')} onAgain={retryMissing} /> : null;
}
