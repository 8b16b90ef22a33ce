import { type JSX, useId, useRef, useState } from 'react';
import type { Part, PartName } from '../../rules/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import { traitName } from '../../ui/words/names.ts';
import { partTitle, partWords } from '../../ui/words/parts.ts';
import { type Creation, type DraftPart, freshPart, partsToAdd, piecesOf } from './creation.ts';
import { FaultLine } from './FaultLine.tsx';
import { PartFields } from './PartFields.tsx';
import { changeCreation } from './shelf.ts';

export const partGroups = {
  conquest: ['discount', 'surcharge', 'entry', 'reach', 'links', 'water', 'roll', 'noFinalRoll'],
  tokens: ['visitors', 'recruits', 'losses', 'strike', 'convert'],
  coins: ['coins', 'spoils', 'income', 'dowry'],
  guard: ['marker', 'treaty'],
  decline: ['lateDecline', 'keepsTokens', 'acts', 'lingers'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>;

type PartGroup = keyof typeof partGroups;

const partGroupNames = Object.keys(partGroups) as readonly PartGroup[];

function wordsOf(part: DraftPart): string {
  // Sentences take whatever is missing as left out.
  return partWords(part as unknown as Part);
}

export function PartsEditor({ creation }: { readonly creation: Creation }): JSX.Element {
  const { id, parts, does } = creation;
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const unfold = useRef<HTMLElement>(null);
  const [isAdding, setAdding] = useState(false);
  /** What has just been taken out, for ears. */
  const [told, setTold] = useState<string | null>(null);
  const change = (next: readonly DraftPart[], place?: string) => changeCreation(id, { parts: next }, place);
  const add = (name: PartName) => {
    change([...parts, freshPart(name, piecesOf(creation))]);
    setAdding(false);
    setTold(t('make.part.added', { part: partTitle(name) }));
    // What was added is filled in next.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child :is(select, input, button)')?.focus(),
    );
  };
  const toAdd = partsToAdd(creation);
  if (does !== undefined)
    return (
      <section className="make-section" aria-labelledby={heading} data-section="parts">
        <h3 id={heading}>{t('make.parts')}</h3>
        <p>{t('make.does', { name: said(traitName({}, does)) })}</p>
        <p className="buttons">
          <button type="button" onClick={() => changeCreation(id, { does: undefined })}>
            {t('make.does.drop')}
          </button>
        </p>
        <FaultLine field="does" id={`${heading}-fault`} />
      </section>
    );
  return (
    <section className="make-section" aria-labelledby={heading} data-section="parts">
      <h3 id={heading} tabIndex={-1}>
        {t('make.parts')}
      </h3>
      {parts.length === 0 ? <p>{t('make.parts.none')}</p> : null}
      <ol className="make-parts" ref={list}>
        {parts.map((part, at) => (
          // A part is known by its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          <li key={at} data-part={part.part}>
            <header>
              <h4>{partTitle(part.part)}</h4>
              <button
                type="button"
                className="make-out"
                data-remove={at}
                aria-label={t('make.part.remove', { part: partTitle(part.part) })}
                title={t('make.part.remove', { part: partTitle(part.part) })}
                onClick={() => {
                  change(parts.filter((_, place) => place !== at));
                  setTold(t('make.part.removed', { part: partTitle(part.part) }));
                  requestAnimationFrame(() => unfold.current?.focus());
                }}
              >
                ×
              </button>
            </header>
            <p className="make-sentence" data-said>
              {wordsOf(part)}
            </p>
            <PartFields
              part={part}
              place={`parts[${at}]`}
              onChange={(next, field) =>
                change(
                  parts.map((one, place) => (place === at ? next : one)),
                  `parts[${at}].${field}`,
                )
              }
            />
            <FaultLine field={`parts[${at}]`} id={`${heading}-${at}`} />
          </li>
        ))}
      </ol>
      <FaultLine field="parts" id={`${heading}-all`} />
      <p data-said className="unseen">
        {told}
      </p>
      {toAdd.length === 0 ? (
        <p>{t('make.add.full')}</p>
      ) : (
        <details className="make-add" open={isAdding} onToggle={({ currentTarget }) => setAdding(currentTarget.open)}>
          <summary ref={unfold}>{t('make.add')}</summary>
          {partGroupNames.map((group) => {
            const offered = partGroups[group].filter((name) => toAdd.includes(name));
            return offered.length === 0 ? null : (
              <section key={group} aria-label={t(`make.group.${group}`)}>
                <h4>{t(`make.group.${group}`)}</h4>
                <ul className="make-cards">
                  {offered.map((name) => (
                    <li key={name}>
                      <button type="button" data-add={name} onClick={() => add(name)}>
                        <strong>{partTitle(name)}</strong>
                        <span>{wordsOf(freshPart(name, piecesOf(creation)))}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </details>
      )}
    </section>
  );
}
