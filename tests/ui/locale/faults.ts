import { plainForm } from '../../../src/ui/locale/names.ts';
import { type Messages, messagesOf, parsed, type Use, usesIn } from './messages.ts';

export const english = messagesOf('en');
const known = new Map<string, readonly Use[]>();

function usesOf(text: string, language: string): readonly Use[] {
  const uses = known.get(text) ?? usesIn(parsed(text, language));
  known.set(text, uses);
  return uses;
}

/** Names that come as values, by the argument they come as: the messages that have their forms. */
const regionNames = /^region\.name$/;
const raceNames = /^race\.\w+(\.counted)?$/;
const powerNames = /^power\.\w+$/;
const markerNames = /^marker\.\w+$/;
const familiesOf: Readonly<Record<string, readonly RegExp[]>> = {
  race: [raceNames],
  races: [raceNames],
  older: [raceNames],
  acting: [raceNames],
  power: [powerNames],
  marker: [markerNames],
  terrain: [/^terrain\.\w+$/],
  region: [regionNames],
  from: [regionNames],
  to: [regionNames],
  combo: [/^combo\.name$/],
  phase: [/^phase\.\w+(\.long)?$/],
  what: [raceNames, powerNames, markerNames],
  of: [raceNames, powerNames],
  by: [raceNames, powerNames],
  markers: [markerNames],
};

/** Arguments that are numbers though English has no plural of them. */
const numbers = [
  'amount',
  'banners',
  'badges',
  'coins',
  'cost',
  'count',
  'hand',
  'inHand',
  'loot',
  'lost',
  'missing',
  'most',
  'needed',
  'number',
  'offered',
  'place',
  'players',
  'regions',
  'round',
  'rounds',
  'short',
  'spare',
  'step',
  'supply',
  'tokens',
  'total',
  'value',
  'wanted',
  'withdrawn',
];
const countable = new Set([
  ...numbers,
  ...Object.values(english).flatMap((text) =>
    usesOf(text, 'en').flatMap(({ name, isNumber }) => (isNumber ? [name] : [])),
  ),
]);

/** Plural categories a language needs; Italian says `many` of millions only. */
function categoriesOf(language: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  const all = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return language === 'it' ? all.filter((category) => category !== 'many') : all;
}

/** Does a plural only pick out numbers, `=0`? */
const isExact = ({ cases }: Use) => cases.every((one) => one.startsWith('=') || one === 'other');

/** What is wrong with the syntax of messages, each fault by its key; English is held to it as well. */
export function faultsOf(messages: Messages, language: string): readonly string[] {
  const faults: string[] = [];
  for (const [key, text] of Object.entries(messages)) {
    if (text.trim() === '') faults.push(`${key}: empty`);
    // A straight one is the quoting of the syntax.
    if (text.includes("'")) faults.push(`${key}: apostrophes are ’`);
    const [uses, own] = [usesOf(text, language), usesOf(english[key] ?? '', 'en')];
    for (const use of uses) {
      const source = own.find(({ name }) => name === use.name);
      if (!source && use.name !== 'form') faults.push(`${key}: English has no {${use.name}}`);
      if (source && source.isTag !== use.isTag) faults.push(`${key}: {${use.name}} and <${use.name}> are mixed up`);
      if (use.isNumber && !countable.has(use.name)) faults.push(`${key}: {${use.name}} is no number`);
      if (use.kind !== 'cardinal' && use.kind !== 'ordinal') continue;
      // A plural of English that only picks out numbers may do so in every language.
      if (source && isExact(source) && isExact(use)) continue;
      const wanting = categoriesOf(language, use.kind).filter((category) => !use.cases.includes(category));
      if (wanting.length > 0) faults.push(`${key}: the plural of {${use.name}} lacks ${wanting.join(', ')}`);
    }
    for (const { name, isShown } of own)
      if (isShown && !uses.some((use) => use.name === name)) faults.push(`${key}: {${name}} is not used`);
  }
  return faults;
}

/** Forms that sentences ask for and names do not have. */
export function missingForms(messages: Messages, language: string): readonly string[] {
  const faults = new Set<string>();
  for (const [key, text] of Object.entries(messages))
    for (const { name, form, isTag } of usesOf(text, language)) {
      if (form === plainForm || isTag) continue;
      const families = familiesOf[name];
      if (!families) faults.add(`${key}: {${name}_${form}}, but {${name}} has no forms`);
      for (const [other, called] of Object.entries(messages)) {
        if (!families?.some((family) => family.test(other))) continue;
        const forms = usesOf(called, language).flatMap((use) => (use.name === 'form' ? use.cases : []));
        if (!forms.includes(form)) faults.add(`${other}: no form “${form}”, which ${key} asks for`);
      }
    }
  return [...faults];
}

/** Sentences that are still English. */
export function untranslated(messages: Messages): readonly string[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    text === english[key] &&
    (text.match(/\p{L}{2,}/gu) ?? []).length >= 4 &&
    !usesOf(text, 'en').some(({ kind }) => kind !== 'plain')
      ? [key]
      : [],
  );
}
