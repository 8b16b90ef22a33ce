import { type JSX, useMemo, useState } from 'react';
import { listOf, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { type OwnBox, ownIds } from '../../rules/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { ArmsArt } from '../../ui/look/ArmsArt.tsx';
import { ownName, raceName } from '../../ui/words/names.ts';
import type { Creation } from './creation.ts';
import { ownBoxOf } from './guests.ts';
import { creations } from './shelf.ts';
import './guests.css';
import { wayTo } from '../use-route.ts';

export interface GuestsCardProps {
  readonly own: OwnBox | undefined;
  readonly onChange: (own: OwnBox | undefined) => void;
}

export default function GuestsCard({ own, onChange }: GuestsCardProps): JSX.Element {
  const kept = useMemo(creations.kept, []);
  const language = useLanguage(({ id }) => id);
  const [told, setTold] = useState<string | null>(null);
  const ids = ownIds(own);
  const turn = (one: Creation, isOn: boolean) => {
    const wanted = kept.filter(({ id }) => (id === one.id ? isOn : ids.includes(id)));
    const box = ownBoxOf(wanted);
    if ('own' in box) {
      setTold(null);
      onChange(box.own);
    } else setTold(t('make.guests.not', { name: ownName(one, language), words: box.words }));
  };
  const lent = (own?.ownRaces ?? []).map(({ borrows }) => said(raceName({}, borrows)));
  return (
    <div className="setup-card guests" data-guests={ids.length}>
      <p>{t(kept.length === 0 ? 'make.guests.none' : 'make.guests.intro')}</p>
      {kept.map((one) => (
        <label key={one.id} className="start-check">
          <input
            type="checkbox"
            data-guest={one.id}
            checked={ids.includes(one.id)}
            onChange={({ target }) => turn(one, target.checked)}
          />
          <span>
            <ArmsArt arms={one.arms} /> {ownName(one, language)} <small>{t(`make.kind.${one.kind}`)}</small>
          </span>
        </label>
      ))}
      <p data-said>{told}</p>
      {lent.length === 0 ? null : <p>{t('make.guests.out', { race: listOf(lent) })}</p>}
      {ids.length === 0 ? null : <p data-unknown-strength>{t('make.guests.unknown')}</p>}
      <p>
        <a {...wayTo({ at: 'workshop', brought: '' })}>{t('make.guests.open')}</a>
      </p>
    </div>
  );
}
