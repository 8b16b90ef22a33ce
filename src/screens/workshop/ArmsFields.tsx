import { type JSX, useId } from 'react';
import { type Arms, armsCharges, armsDivisions, armsShapes } from '../../rules/index.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { ArmsArt } from '../../ui/look/ArmsArt.tsx';
import { inks, tinctures } from '../../ui/look/heraldry.ts';
import { raceName } from '../../ui/words/names.ts';
import { type Creation, freshId } from './creation.ts';
import { armsFor } from './first-look.ts';
import { changeCreation } from './shelf.ts';
import { armsFaults, Tincture } from './Tincture.tsx';

export function ArmsFields({ creation }: { readonly creation: Creation }): JSX.Element {
  const { id, kind, arms, borrows } = creation;
  const change = (part: Partial<Arms>, place: string) => changeCreation(id, { arms: { ...arms, ...part } }, place);
  const { near, isFaint } = armsFaults(arms, kind === 'race' ? borrows : null);
  return (
    <fieldset className="make-section" data-section="arms">
      <legend tabIndex={-1}>{t(`make.arms.${kind}`)}</legend>
      <div className="make-arms">
        <ArmsArt arms={arms} />
        <div className="make-fields">
          <Choice
            of={armsShapes}
            value={arms.shape}
            kind="shape"
            words={(shape) => t(`make.shape.${shape}`)}
            onChoose={(shape) => change({ shape }, 'arms.shape')}
          />
          <Choice
            of={armsDivisions}
            value={arms.division}
            kind="division"
            words={(division) => t(`make.division.${division}`)}
            onChoose={(division) => change({ division }, 'arms.division')}
          />
        </div>
      </div>
      <fieldset className="make-charges">
        <legend>{t('make.arms.charge')}</legend>
        {armsCharges.map((charge) => (
          <label key={charge} className={charge === arms.charge ? 'on' : undefined} title={t(`make.charge.${charge}`)}>
            <input
              type="radio"
              name={`${id}-charge`}
              className="unseen"
              data-charge={charge}
              aria-label={t(`make.charge.${charge}`)}
              checked={charge === arms.charge}
              onChange={() => change({ charge }, 'arms.charge')}
            />
            <ArmsArt arms={{ ...arms, shape: 'square', division: 'plain', charge }} />
          </label>
        ))}
      </fieldset>
      <Tincture
        of={tinctures}
        name="field"
        label={t('make.arms.field')}
        value={arms.field}
        onChoose={(field) => change({ field }, 'arms.field')}
      />
      <Tincture
        of={inks}
        name="ink"
        label={t('make.arms.ink')}
        value={arms.ink}
        onChoose={(ink) => change({ ink }, 'arms.ink')}
      />
      {arms.division === 'plain' ? null : (
        <Tincture
          of={inks}
          name="second"
          label={t('make.arms.second')}
          value={arms.second}
          onChoose={(second) => change({ second }, 'arms.second')}
        />
      )}
      <div data-said className="make-seen" data-arms-seen={near.length === 0 && !isFaint}>
        {near.length === 0 ? <p>{t('make.arms.apart')}</p> : null}
        {near.map(({ by, races }) => (
          <p key={by} className="make-fault">
            {t('make.arms.near', {
              eyes: t(`make.eyes.${by}`),
              races: listOf(races.map((race) => raceName({}, race))),
            })}
          </p>
        ))}
        {isFaint ? <p className="make-fault">{t('make.arms.faint')}</p> : null}
      </div>
      <p className="buttons">
        <button type="button" data-arms-chance onClick={() => changeCreation(id, { arms: armsFor(freshId(), kind) })}>
          {t('make.arms.chance')}
        </button>
      </p>
    </fieldset>
  );
}

interface ChoiceProps<Word extends string> {
  readonly of: readonly Word[];
  readonly value: Word;
  readonly kind: 'shape' | 'division';
  readonly words: (word: Word) => string;
  readonly onChoose: (word: Word) => void;
}

function Choice<Word extends string>({ of, value, kind, words, onChoose }: ChoiceProps<Word>): JSX.Element {
  const id = useId();
  return (
    <div className="make-field">
      <label htmlFor={id}>{t(`make.arms.${kind}`)}</label>
      <select
        id={id}
        data-arms={kind}
        value={value}
        onChange={({ target }) => {
          const word = of.find((one) => one === target.value);
          if (word !== undefined) onChoose(word);
        }}
      >
        {of.map((word) => (
          <option key={word} value={word}>
            {words(word)}
          </option>
        ))}
      </select>
    </div>
  );
}
