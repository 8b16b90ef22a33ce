import type { JSX } from 'react';
import { askAgain, useMissing } from '../fetched/index.ts';
import { t } from '../locale/index.ts';
import { Notice } from './Notice.tsx';

/** That something is missing which has no place of its own to say so: sounds, figures, what reads a game pad. */
export function Without(): JSX.Element | null {
  const isMissing = useMissing(({ all }) => all.some(({ unplaced }) => unplaced));
  return isMissing ? <Notice text={t('part.without')} onAgain={askAgain} /> : null;
}
