import { type JSX, memo, useId, useState } from 'react';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { draftFacts } from '../../../rules/boards/own/draft.ts';
import { edge, isWater, regionSymbols, type Terrain } from '../../../rules/index.ts';
import { listOf, said, t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';
import { nameIn } from '../../../ui/words/names.ts';
import { nameOfRegion, placeOfRegion, titleOfRegion } from './board-words.ts';
import { borderBetween, type Draft, type Edit, edited, endsOf } from './edits/index.ts';

const grounds: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];

interface RegionCardProps {
  readonly draft: Draft;
  readonly region: number;
  readonly onEdit: (edit: Edit) => void;
  readonly onLight: (regions: readonly number[]) => void;
}

/** The chosen region. What is possible is tried out, so it is not asked again for a pointer that passes. */
export const RegionCard = memo(function RegionCard({
  draft,
  region,
  onEdit,
  onLight,
}: RegionCardProps): JSX.Element | null {
  const { data } = draft;
  const there = data.regions[region];
  const name = useId();
  if (there === undefined) return null;
  const where = placeOfRegion(draftFacts(data), region);
  const isWet = isWater(there.terrain);
  return (
    <section className="edit-card" aria-label={t('edit.card')} data-card={region}>
      <h2>{titleOfRegion(data, region)}</h2>
      {where.length === 0 ? null : <p className="edit-facts">{said(listOf(where))}</p>}
      <fieldset>
        <legend>{t('edit.card.ground')}</legend>
        <div className="edit-choices">
          {grounds.map((terrain) => (
            <label key={terrain} className={terrain === there.terrain ? 'on' : undefined}>
              <input
                type="radio"
                name={name}
                data-ground={terrain}
                checked={terrain === there.terrain}
                onChange={() => onEdit({ edit: 'terrain', regions: [region], terrain })}
              />
              <Glyph name={`terrain.${terrain}`} />
              <span>{said(nameIn('terrain', terrain))}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={isWet}>
        <legend>{t('edit.card.signs')}</legend>
        <div className="edit-choices">
          {regionSymbols.map((symbol) => (
            <label key={symbol} className={there.symbols?.includes(symbol) ? 'on' : undefined}>
              <input
                type="checkbox"
                data-sign-on={symbol}
                checked={there.symbols?.includes(symbol) ?? false}
                onChange={({ target }) => onEdit({ edit: 'symbol', regions: [region], symbol, on: target.checked })}
              />
              <Glyph name={`symbol.${symbol}`} />
              <span>{said(nameIn('symbol', symbol))}</span>
            </label>
          ))}
          <label className={there.lostTribe ? 'on' : undefined}>
            <input
              type="checkbox"
              data-sign-on="tribe"
              checked={there.lostTribe ?? false}
              onChange={({ target }) => onEdit({ edit: 'tribe', regions: [region], on: target.checked })}
            />
            <Glyph name="marker.lostTribe" />
            <span>{t('region.lostTribe')}</span>
          </label>
        </div>
        {isWet ? <p>{t('box.fault.onWater')}</p> : null}
      </fieldset>
      <Borders draft={draft} region={region} onEdit={onEdit} onLight={onLight} />
      <Reaches draft={draft} region={region} onEdit={onEdit} onLight={onLight} />
      <CutFields key={region} data={data} region={region} onEdit={onEdit} />
    </section>
  );
});

const can = (draft: Draft, edit: Edit) => edited(draft, edit).ok;

/** The borders of a region, and what can become of each. What is not possible here is not offered. */
function Borders({ draft, region, onEdit, onLight }: RegionCardProps): JSX.Element {
  const { data } = draft;
  const ring = data.regions[region]?.around ?? [];
  const one = nameOfRegion(data, region);
  return (
    <section>
      <h3>{t('edit.card.borders')}</h3>
      <ul className="edit-borders">
        {ring.map((id, place) => {
          const other = nameOfRegion(data, id);
          const [first = edge, last = edge] = endsOf(data, region, place) ?? [];
          const [firstName, lastName] = [first, last].map((end) => nameOfRegion(data, end));
          const deeds = [
            { edit: 'turn', label: t('edit.turn.label', { one, other, first: firstName ?? '', last: lastName ?? '' }) },
            { edit: 'merge', label: t('edit.merge.label', { one, other }) },
            { edit: 'island', label: t('edit.island.label', { one, other }) },
          ] as const;
          const light = (regions: readonly number[]) => onLight(regions.filter((lit) => lit !== edge));
          return (
            // A border is known by its place in the ring: the same neighbour may be there twice.
            <li key={`${id} ${first}`} data-border-row={place} onPointerLeave={() => light([])}>
              <span>{said(other)}</span>
              <span className="edit-deeds">
                {deeds.map(({ edit, label }) =>
                  can(draft, { edit, region, place }) ? (
                    <button
                      key={edit}
                      type="button"
                      data-deed={edit}
                      aria-label={`${t(`edit.${edit}`)}: ${label}`}
                      title={label}
                      onClick={() => {
                        light([]);
                        onEdit({ edit, region, place });
                      }}
                      onFocus={() => light(edit === 'turn' ? [first, last] : [id])}
                      onBlur={() => light([])}
                      onPointerEnter={() => light(edit === 'turn' ? [first, last] : [id])}
                    >
                      {t(`edit.${edit}`)}
                    </button>
                  ) : null,
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whom a region can come to border, and between which two. */
function Reaches({ draft, region, onEdit, onLight }: RegionCardProps): JSX.Element | null {
  const { data } = draft;
  const others = [edge, ...data.regions.keys()].flatMap((other) => {
    const [owner, place] = other === region ? [] : (borderBetween(data, region, other) ?? []);
    if (owner === undefined || place === undefined) return [];
    const edit: Edit = { edit: 'turn', region: owner, place };
    const beyond = data.regions[owner]?.around[place] ?? edge;
    return can(draft, edit) ? [{ other, edit, between: [owner, beyond] as const }] : [];
  });
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{t('edit.reach')}</h3>
      <ul className="edit-reaches">
        {others.map(({ other, edit, between: [first, last] }) => (
          <li key={other}>
            <button
              type="button"
              data-reach={other}
              onClick={() => {
                onLight([]);
                onEdit(edit);
              }}
              onFocus={() => onLight(other === edge ? [] : [other])}
              onBlur={() => onLight([])}
              onPointerEnter={() => onLight(other === edge ? [] : [other])}
              onPointerLeave={() => onLight([])}
            >
              {t('edit.reach.to', {
                other: nameOfRegion(data, other),
                first: nameOfRegion(data, first),
                last: nameOfRegion(data, last),
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CutFieldsProps {
  readonly data: BoardData;
  readonly region: number;
  readonly onEdit: (edit: Edit) => void;
}

function CutFields({ data, region, onEdit }: CutFieldsProps): JSX.Element {
  const ring = data.regions[region]?.around ?? [];
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(ring.length >> 1);
  const choices = ring.map((id, place) => (
    <option key={`${id} ${ring.at(place - 1)}`} value={place}>
      {said(nameOfRegion(data, id))}
    </option>
  ));
  return (
    <section>
      <h3>{t('edit.cut')}</h3>
      <div className="edit-cut-fields">
        <label>
          {t('edit.cut.from')}
          <select data-cut="from" value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            {choices}
          </select>
        </label>
        <label>
          {t('edit.cut.to')}
          <select data-cut="to" value={to} onChange={({ target }) => setTo(Number(target.value))}>
            {choices}
          </select>
        </label>
        <button
          type="button"
          data-cut="go"
          onClick={() => onEdit({ edit: 'split', region, from: Math.min(from, to), to: Math.max(from, to) })}
        >
          {t('edit.cut.go')}
        </button>
      </div>
    </section>
  );
}
