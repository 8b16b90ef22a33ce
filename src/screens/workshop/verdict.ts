import { has, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { type BoxFault, type BoxName, findContent, type Made } from '../../rules/index.ts';
import { readBox } from '../../rules/own-boxes.ts';
import { markerName } from '../../ui/words/names.ts';
import { partTitle } from '../../ui/words/parts.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { boxDataOf, type Creation } from './creation.ts';

/** What is wrong with a creation: in which of its fields (`parts[1].amount`; empty for the whole), and in words. */
export interface Fault {
  readonly id: string;
  readonly field: string;
  readonly words: string;
}

export type Judged = { readonly ok: true; readonly box: BoxName } | { readonly ok: false; readonly fault: Fault };

/** Can a game be dealt from the printed box with these in it? */
export function judged(creations: readonly Creation[]): Judged {
  const reading = readBox(boxDataOf(creations));
  if (!reading.ok) return { ok: false, fault: faultOf(creations, reading.fault) };
  const { name } = reading;
  const found = findContent(name);
  return found.ok ? { ok: true, box: name } : { ok: false, fault: refusalOf(creations, name, found) };
}

/** Whose place it is, and what is left of it: `own.ownRaces[0].tokens` is the first race's `tokens`. */
function placed(creations: readonly Creation[], place: string): { readonly id: string; readonly field: string } {
  const [, list, index = '0', field = ''] = /^(?:own\.)?(ownRaces|ownPowers)\[(\d+)\]\.?(.*)$/.exec(place) ?? [];
  const kind = list === 'ownRaces' ? 'race' : 'power';
  const those = list === undefined ? creations : creations.filter((one) => one.kind === kind);
  return { id: those[list === undefined ? 0 : Number(index)]?.id ?? '', field };
}

function faultOf(creations: readonly Creation[], { place, why, facts }: BoxFault): Fault {
  return { ...placed(creations, place), words: faultWords(why, facts) };
}

/** Words for somebody who fills in a form, not a file. */
function faultWords(why: BoxFault['why'], facts: BoxFault['facts']): string {
  const { part, other } = facts;
  switch (why) {
    case 'partNeeds':
      return t('make.fault.needs', { other: fieldName(String(other)) });
    case 'partBars':
      return t('make.fault.bars', { other: fieldName(String(other)) });
    case 'partTwice':
      return t('box.fault.partTwice', { part: partTitle(part as Parameters<typeof partTitle>[0]) });
    case 'tooFew':
      return t('make.fault.tooFew');
    default:
      return t(
        `box.fault.${why}`,
        Object.fromEntries(
          Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
        ),
      );
  }
}

const fieldOf: Partial<Readonly<Record<string, string>>> = {
  tooManyOwnTokens: 'tokens',
  lenderTooSmall: 'tokens',
  noSuchLender: 'borrows',
  nameTaken: 'parts',
  unknownCombo: 'does',
};

function refusalOf(
  creations: readonly Creation[],
  content: BoxName,
  { refusal, place = '' }: Exclude<Made, { readonly ok: true }>,
): Fault {
  const { id, field } = placed(creations, place);
  const { text } = refusalWords(refusal, { board: 2, content, seats: [] });
  const { name } = refusal.facts;
  const lender = creations.find((one) => one.id === id)?.borrows;
  // A lender that is not there has been lent already; a piece of that name comes with another of them.
  const words =
    refusal.code === 'noSuchLender' && lender !== undefined
      ? t('make.fault.lent', { race: lender })
      : refusal.code === 'nameTaken' && refusal.clause === 'SET-7'
        ? t('make.fault.piece', { piece: String(name) })
        : text;
  return { id: id || (creations.at(-1)?.id ?? ''), field: field || (fieldOf[refusal.code] ?? ''), words };
}

export function fieldName(field: string): string {
  const key = `make.field.${field}`;
  return has(key) ? t(key) : field;
}

export function wordName(field: string, word: string): string {
  if (field === 'piece') return said(markerName(word));
  const key =
    field === 'where' || field === 'beside'
      ? `part.where.${word}`
      : field === 'holder'
        ? `part.holder.${word}`
        : `make.word.${field}.${word}`;
  return has(key) ? t(key) : word;
}
