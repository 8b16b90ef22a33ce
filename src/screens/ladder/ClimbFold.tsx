import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { PageFold } from '../page/PageFold.tsx';
import type { ClimbProps } from './ClimbPanel.tsx';

const ClimbPanel = lazyPanel(() => import('./ClimbPanel.tsx'));

interface ClimbFoldProps extends ClimbProps {
  /** Counts the histories that came from files: it is read again after each. */
  readonly come: number;
}

export function ClimbFold({ come, ...props }: ClimbFoldProps): JSX.Element {
  return <PageFold name="climb">{() => <ClimbPanel key={come} {...props} />}</PageFold>;
}
