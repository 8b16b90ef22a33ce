import { type JSX, useId, useMemo } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { type Arms, type Part, readBox } from '../../rules/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { ArmsArt } from '../../ui/look/ArmsArt.tsx';
import { ownName } from '../../ui/words/names.ts';
import { partWords } from '../../ui/words/parts.ts';
import { type Creation, copyOf, creationsIn, printedBox } from './creation.ts';
import './welcome.css';

const arms = (
  shape: Arms['shape'],
  division: Arms['division'],
  charge: Arms['charge'],
  [field, second, ink]: readonly [Arms['field'], Arms['field'], Arms['field']],
): Arms => ({ shape, division, charge, field, second, ink });

/** A printed race that can lend the tokens of an example: another one for each. */
const lender = (place: number) => Object.keys(printedBox().races)[place] ?? '';

/** A few races and powers to begin with, as data of a box (docs/boxes.md). Nobody else’s: made up for this table. */
const own = () => ({
  ownRaces: [
    {
      id: 'beekeepers',
      names: { en: 'Beekeepers', ro: 'Prisăcari', pl: 'Bartnicy', bg: 'Пчелари', it: 'Apicoltori' },
      tokens: 5,
      borrows: lender(0),
      parts: [
        { part: 'coins', amount: 1, where: ['forest'], when: 'always' },
        { part: 'discount', amount: 1, where: ['forest'] },
      ],
      arms: arms('swallowtail', 'chevron', 'flower', ['#14121a', '#571508', '#ffe23a']),
      figure: {
        ...{ body: 'stout', head: 'hood', right: 'lantern', left: 'cup', back: 'pack' },
        ...{ skin: '#eab78e', cloth: '#33310f', trim: '#f0b030', metal: '#e0aa36' },
      },
    },
    {
      id: 'tollkeepers',
      names: { en: 'Toll Keepers', ro: 'Vameși', pl: 'Celnicy', bg: 'Митничари', it: 'Gabellieri' },
      tokens: 5,
      borrows: lender(1),
      parts: [
        { part: 'marker', piece: 'gate', put: 'byHand', supply: 4, defence: 1, pays: 1, perTurn: 1, perRegion: 1 },
      ],
      arms: arms('shield', 'pale', 'key', ['#0a1a4a', '#0c0ca0', '#f7f3ea']),
      figure: {
        ...{ body: 'tall', head: 'helmet', right: 'spear', left: 'shield', back: 'cape' },
        ...{ skin: '#b9774a', cloth: '#101f56', trim: '#f4efe4', metal: '#a4adb8' },
      },
    },
  ],
  ownPowers: [
    {
      id: 'moonlit',
      names: {
        en: 'Moonlit',
        ro: 'Sub clar de lună',
        pl: 'W blasku księżyca',
        bg: 'По лунна светлина',
        it: 'Al chiaro di luna',
      },
      tokens: 4,
      parts: [{ part: 'reach', where: ['coast'] }, { part: 'noFinalRoll' }],
      arms: arms('roundel', 'plain', 'moon', ['#22c4dc', '#0a1a4a', '#0a1a4a']),
    },
    {
      id: 'thrifty',
      names: { en: 'Thrifty', ro: 'Cu pușculiță', pl: 'Ze skarbonką', bg: 'С касичка', it: 'Con salvadanaio' },
      tokens: 4,
      parts: [
        { part: 'dowry', amount: 3 },
        { part: 'income', amount: 2, when: 'declined' },
      ],
      arms: arms('lozenge', 'bordure', 'crown', ['#571508', '#f0b030', '#f7f3ea']),
    },
  ],
});

export function examples(): readonly Creation[] {
  const reading = readBox({ id: printedBox().id, own: own() });
  if (!reading.ok || reading.name.own === undefined) throw new Error('workshop: the examples are no box');
  return creationsIn(reading.name.own);
}

/** One of them for this workshop: under an id of its own, so that it may be changed and taken twice. */
export const fromExample = (example: Creation): Creation => copyOf(example, example.names);

export interface ExampleProps {
  readonly onTake: (creation: Creation) => void;
}

export function ExampleCards({ onTake }: ExampleProps): JSX.Element {
  const language = useLanguage(({ id }) => id);
  const made = useMemo(examples, []);
  return (
    <ul className="examples">
      {made.map((one) => (
        <Card key={one.id} creation={one} name={ownName(one, language)} onTake={() => onTake(fromExample(one))} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly creation: Creation;
  readonly name: string;
  readonly onTake: () => void;
}

function Card({ creation: { id, kind, tokens, parts, arms }, name, onTake }: CardProps): JSX.Element {
  const about = useId();
  return (
    <li data-example={id}>
      <ArmsArt arms={arms} />
      <h4>{name}</h4>
      <small>
        {t(`make.kind.${kind}`)} · {tokens}
      </small>
      <p id={about}>{parts.map((part) => partWords(part as unknown as Part)).join(' ')}</p>
      <button
        type="button"
        data-take={id}
        aria-label={t('make.examples.take.name', { name })}
        aria-describedby={about}
        onClick={onTake}
      >
        {t('make.examples.take')}
      </button>
    </li>
  );
}
