import { type JSX, useCallback, useId, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { type Figure, figureBacks, figureBodies, figureColours, figureGear, figureHeads } from '../../rules/index.ts';
import { listOf, type MessageKey, t } from '../../ui/locale/index.ts';
import { figurePalette } from '../../ui/look/figure-colours.ts';
import { raceName } from '../../ui/words/names.ts';
import { type Creation, freshId } from './creation.ts';
import { figureFor } from './first-look.ts';
import { changeCreation } from './shelf.ts';
import { clothFaults, Tincture } from './Tincture.tsx';

const FigurePreview = lazyPanel(async () => ({
  default: (await import('../../table/figures/FigurePreview.tsx')).FigurePreview,
}));

const gear = figureGear.map((word) => [word, `make.gear.${word}`] as const);
const choices = {
  body: figureBodies.map((word) => [word, `make.body.${word}`] as const),
  head: figureHeads.map((word) => [word, `make.head.${word}`] as const),
  right: gear,
  left: gear,
  back: figureBacks.map((word) => [word, `make.back.${word}`] as const),
};
const chosen = Object.keys(choices) as readonly (keyof typeof choices)[];

export function FigureFields({ creation }: { readonly creation: Creation }): JSX.Element | null {
  const { id, kind, figure } = creation;
  const name = useId();
  if (kind !== 'race') return null;
  return (
    <fieldset className="make-section" data-section="figure">
      <legend>{t('make.figure')}</legend>
      <p className="make-either">
        {(['parts', 'pawn'] as const).map((either) => (
          <label key={either}>
            <input
              type="radio"
              name={name}
              data-figure={either}
              checked={(either === 'parts') === (figure !== undefined)}
              onChange={() => changeCreation(id, { figure: either === 'parts' ? figureFor(id) : undefined })}
            />{' '}
            {t(`make.figure.${either}`)}
          </label>
        ))}
      </p>
      {figure === undefined ? null : <Parts creation={creation} figure={figure} />}
    </fieldset>
  );
}

function Parts({ creation, figure }: { readonly creation: Creation; readonly figure: Figure }): JSX.Element {
  const { id, borrows } = creation;
  const base = useId();
  const [isStone, setStone] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const tried = useCallback((isWhole: boolean) => setMissing(!isWhole), []);
  const change = (part: Partial<Figure>, place: string) =>
    changeCreation(id, { figure: { ...figure, ...part } }, `figure.${place}`);
  const near = clothFaults(figure.cloth, borrows);
  return (
    <>
      <div className="make-figure">
        <div className="make-figure-seen">
          <FigurePreview figure={figure} isStone={isStone} onTried={tried} />
          <label>
            <input
              type="checkbox"
              data-figure-stone
              checked={isStone}
              onChange={({ target }) => setStone(target.checked)}
            />{' '}
            {t('make.figure.stone')}
          </label>
          {isMissing ? (
            <p data-said data-figure-missing>
              {t('make.figure.missing')}
            </p>
          ) : null}
        </div>
        <div className="make-fields">
          {chosen.map((part) => {
            const words: readonly (readonly [word: string, said: MessageKey])[] = choices[part];
            return (
              <div className="make-field" key={part}>
                <label htmlFor={`${base}-${part}`}>{t(`make.figure.${part}`)}</label>
                <select
                  id={`${base}-${part}`}
                  data-figure-part={part}
                  value={figure[part]}
                  onChange={({ target }) => {
                    if (words.some(([word]) => word === target.value)) change({ [part]: target.value }, part);
                  }}
                >
                  {words.map(([word, said]) => (
                    <option key={word} value={word}>
                      {t(said)}
                    </option>
                  ))}
                </select>
              </div>
            );
          })}
          <p className="buttons">
            <button
              type="button"
              data-figure-chance
              onClick={() => changeCreation(id, { figure: figureFor(freshId()) })}
            >
              {t('make.figure.chance')}
            </button>
          </p>
        </div>
      </div>
      {figureColours.map((dye) => (
        <Tincture
          key={dye}
          of={figurePalette[dye]}
          name={`figure.${dye}`}
          label={t(`make.figure.${dye}`)}
          value={figure[dye]}
          onChoose={(colour) => change({ [dye]: colour }, dye)}
        />
      ))}
      <div data-said className="make-seen" data-cloth-seen={near.length === 0}>
        {near.length === 0 ? <p>{t('make.figure.apart')}</p> : null}
        {near.map(({ by, races }) => (
          <p key={by} className="make-fault">
            {t('make.arms.near', {
              eyes: t(`make.eyes.${by}`),
              races: listOf(races.map((race) => raceName({}, race))),
            })}
          </p>
        ))}
      </div>
    </>
  );
}
