import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import type { Creation } from './creation.ts';

/** The way to a heading, which takes the focus so that keys and ears go on from there. */
function jumpTo(section: string): void {
  const heading = document.querySelector<HTMLElement>(`${section} :is(h3, legend)`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** On narrow screens, where all stands below one another: the ways to what one is at most often, always at hand. */
export function JumpBar({ kind }: { readonly kind: Creation['kind'] }): JSX.Element {
  const ways = [
    ['parts', '[data-section="parts"]', t('make.jump.parts')],
    ['arms', '[data-section="arms"]', t(`make.arms.${kind}`)],
    ['trial', '[data-trial]', t('make.jump.try')],
    ['play', '[data-section="sum"]', t('make.jump.play')],
  ] as const;
  return (
    <nav className="make-jump" aria-label={t('make.jump')}>
      {ways.map(([id, section, label]) => (
        <button key={id} type="button" data-jump={id} onClick={() => jumpTo(section)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
