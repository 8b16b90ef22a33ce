import type { Threat } from '../../rules/ahead.ts';
import { number } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';

const looks = {
  certain: { name: 'sure', glyph: 'thing.shield', className: 'table-danger' },
  chance: { name: 'die', glyph: 'thing.die', className: 'table-danger table-danger-die' },
  new: { name: 'new', glyph: 'phase.pickCombo', className: 'table-danger table-danger-new' },
} as const;

const signs = {
  certain: () => '!',
  chance: ({ odds }: Threat) => (odds ? number(odds.wins / odds.of, { style: 'percent' }) : '!'),
  new: () => '?',
} as const;

/**
 * Marks a region that could be taken before its holder's next turn: hatched with a shield if it is certain, dashed with a die and its chance if it
 * takes luck, dotted with a banner if only a race that is yet to be picked could.
 */
export function DangerMark({ danger }: { readonly danger: Threat | undefined }) {
  if (!danger) return null;
  if (danger.grade === 'remote') return null;
  const { name, glyph, className } = looks[danger.grade];
  return (
    <span className={className} data-danger={name}>
      <Glyph name={glyph} />
      <b>{signs[danger.grade](danger)}</b>
    </span>
  );
}
