import { type JSX, type ReactNode, use, useId, useState } from 'react';
import { type PartField, partRule } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { DraftPart } from './creation.ts';
import { FaultContext, FaultLine } from './FaultLine.tsx';
import { fieldName, wordName } from './verdict.ts';

interface PartFieldsProps {
  readonly part: DraftPart;
  /** The path of the part: `parts[1]`. */
  readonly place: string;
  readonly onChange: (part: DraftPart, field: string) => void;
}

export function PartFields({ part, place, onChange }: PartFieldsProps): JSX.Element | null {
  const fields = Object.entries(partRule(part.part).fields);
  if (fields.length === 0) return null;
  const change = (field: string, value: unknown) => {
    const { [field]: _, ...rest } = part;
    onChange(value === undefined ? { ...rest, part: part.part } : { ...part, [field]: value }, field);
  };
  const isMany = fields.filter(([name, field]) => isFurther(name, field)).length > 1;
  const further = isMany ? fields.filter(([name, field]) => isFurther(name, field)) : [];
  const first = fields.filter((field) => !further.includes(field));
  const draw = ([name, field]: readonly [string, PartField]) => (
    <Field
      key={name}
      name={name}
      field={field}
      value={part[name]}
      place={`${place}.${name}`}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <>
      <div className="make-fields">{first.map(draw)}</div>
      {further.length === 0 ? null : (
        <Further
          isFilled={further.some(([name]) => part[name] !== undefined)}
          places={further.map(([name]) => `${place}.${name}`)}
        >
          <div className="make-fields">{further.map(draw)}</div>
        </Further>
      )}
    </>
  );
}

/** Of pieces: how many there are and what each defends is asked first, although it may be left out. */
const askedFirst: readonly string[] = ['supply', 'defence'];

const isFurther = (name: string, field: PartField) =>
  field.optional === true && field.kind !== 'choice' && !askedFirst.includes(name);

interface FurtherProps {
  readonly isFilled: boolean;
  readonly places: readonly string[];
  readonly children: ReactNode;
}

/** What most parts do without, folded away: open where something of it is filled in, or is wrong. */
function Further({ isFilled, places, children }: FurtherProps): JSX.Element {
  const [isOpen, setOpen] = useState(isFilled);
  const fault = use(FaultContext);
  const isWrong = fault !== null && places.includes(fault.field);
  return (
    <details
      className="make-more"
      data-further
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('make.further')}</summary>
      {children}
    </details>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: PartField;
  readonly value: unknown;
  readonly place: string;
  readonly onChange: (value: unknown) => void;
}

function Field({ name, field, value, place, onChange }: FieldProps): JSX.Element {
  const id = useId();
  const fault = `${id}-fault`;
  const shared = { 'data-field': place, 'aria-describedby': fault } as const;
  switch (field.kind) {
    case 'flag':
      return (
        <div className="make-field wide">
          <label className="make-check">
            <input
              type="checkbox"
              {...shared}
              checked={value === true}
              onChange={({ target }) => onChange(target.checked || undefined)}
            />
            <span>{fieldName(name)}</span>
          </label>
          <FaultLine field={place} id={fault} />
        </div>
      );
    case 'some':
      return (
        <fieldset className="make-field wide" {...shared}>
          <legend>{fieldName(name)}</legend>
          <div className="make-words">
            {field.of.map((word) => (
              <Word
                key={word}
                word={word}
                label={wordName(name, word)}
                place={place}
                isOn={Array.isArray(value) && value.includes(word)}
                onTurn={(isOn) => onChange(turned(field.of, value, word, isOn, field.optional === true))}
              />
            ))}
          </div>
          <FaultLine field={place} id={fault} />
        </fieldset>
      );
    default:
      return (
        <div className="make-field">
          <label htmlFor={id}>{fieldName(name)}</label>
          <select
            id={id}
            {...shared}
            value={value === undefined ? '' : String(value)}
            onChange={({ target }) => onChange(chosen(field, target.value))}
          >
            {field.optional ? <option value="">{t('make.unsaid')}</option> : null}
            {optionsOf(field).map((option) => (
              <option key={option} value={option}>
                {field.kind === 'count' ? option : wordName(name, String(option))}
              </option>
            ))}
          </select>
          <FaultLine field={place} id={fault} />
        </div>
      );
  }
}

interface WordProps {
  readonly word: string;
  readonly label: string;
  readonly place: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Word({ word, label, place, isOn, onTurn }: WordProps): JSX.Element {
  return (
    <label className={isOn ? 'make-word on' : 'make-word'}>
      <input
        type="checkbox"
        data-word={`${place}.${word}`}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

type Chosen = Exclude<PartField, { readonly kind: 'flag' | 'some' }>;

function optionsOf(field: Chosen): readonly (string | number)[] {
  return field.kind === 'choice'
    ? field.of
    : Array.from({ length: field.most - field.least + 1 }, (_, at) => field.least + at);
}

function chosen(field: Chosen, picked: string): string | number | undefined {
  if (picked === '') return undefined;
  return field.kind === 'count' ? Number(picked) : picked;
}

/** With one turned on or off, in the vocabulary's order; left out where it may be and none is left. */
function turned(
  of: readonly string[],
  value: unknown,
  word: string,
  isOn: boolean,
  isOptional: boolean,
): readonly string[] | undefined {
  const now: readonly unknown[] = Array.isArray(value) ? value : [];
  const next = of.filter((one) => (one === word ? isOn : now.includes(one)));
  return next.length === 0 && isOptional ? undefined : next;
}
