import type { ConquestCost, CostLine, Dealt, FactValue, Refusal } from '../../rules/index.ts';
import {
  has,
  listOf,
  type MessageArgs,
  type MessageKey,
  type MessageValue,
  nameOf,
  speaker,
  t,
} from '../locale/index.ts';
import { markerName, type Naming, nameIn, powerName, raceName, regionName, seatName, traitName } from './names.ts';

export function costLineWords(box: Dealt, { source, of, amount }: CostLine): string {
  switch (source) {
    case 'base':
      return t('cost.base');
    case 'lostTribe':
      return t('cost.lostTribe');
    case 'roll':
      return t('cost.roll');
    case 'minimum':
      return t('cost.minimum');
    case 'tokens':
      return t('cost.tokens', { of: raceName(box, of ?? '', Math.abs(amount)) });
    case 'discount':
      return t('cost.discount', { of: traitName(box, of ?? '') });
    case 'surcharge':
      return t('cost.surcharge', { of: traitName(box, of ?? '') });
    default:
      return t('cost.marker', { marker: markerName(source) });
  }
}

export function costLines(box: Dealt, { lines }: ConquestCost): string {
  const words = lines.map((line, place) => {
    const amount = Math.abs(line.amount);
    if (place === 0 && line.source === 'base') return t('cost.inline.base', { amount });
    return t(line.amount < 0 ? 'cost.inline.minus' : 'cost.inline.plus', { what: costLineWords(box, line), amount });
  });
  return words.join(' ');
}

/** A receipt in one line: "5: 2 + 1 Mountain + 2 Orcs". */
export function costInline(box: Dealt, cost: ConquestCost): string {
  const { lines, total } = cost;
  return lines.length > 1 ? t('cost.inline', { total, lines: costLines(box, cost) }) : String(total);
}

function isCost(value: FactValue): value is ConquestCost {
  return typeof value === 'object' && value !== null && 'lines' in value;
}

function factWords(name: string, value: FactValue, naming: Naming): MessageValue {
  if (isCost(value)) return costInline(naming, value);
  if (Array.isArray(value)) return listOf(value);
  if (typeof value === 'number') {
    if (name === 'region') return regionName(naming.board, value);
    return name === 'seat' ? seatName(naming, value) : value;
  }
  if (typeof value !== 'string') return null;
  if (name === 'race') return raceName(naming, value);
  if (name === 'power') return powerName(naming, value);
  if (name === 'terrain') return nameIn(name, value);
  if (name === 'marker') return markerName(value);
  return name === 'phase' ? nameOf(`phase.${value}.long`, value) : value;
}

function factsWords(facts: Refusal['facts'], naming: Naming): MessageArgs {
  const words = Object.entries(facts).map(([name, value]) => [name, factWords(name, value, naming)]);
  const { wins, of } = facts;
  // The rules count odds in faces of the die; people see a percentage.
  const odds = typeof wins === 'number' && typeof of === 'number' ? { chance: wins / of } : {};
  return { ...Object.fromEntries(words), ...odds };
}

/** A sentence may begin with a name that has none but a small letter. */
export const sentence = (text: string) => text.slice(0, 1).toLocaleUpperCase(speaker.locale) + text.slice(1);

export interface RefusalWords {
  readonly clause: string | null;
  readonly text: string;
  readonly remedy: string | null;
}

/** A refusal of the rules in words. A code without a text of its own still yields a general one. */
export function refusalWords(refusal: Refusal, naming: Naming): RefusalWords {
  const key: MessageKey = `refusal.${refusal.code}`;
  const help: MessageKey | null = refusal.remedy && `remedy.${refusal.remedy.code}`;
  return {
    clause: refusal.clause,
    text: sentence(has(key) ? t(key, factsWords(refusal.facts, naming)) : t('refusal.other')),
    remedy: help && has(help) ? sentence(t(help, factsWords(refusal.remedy?.facts ?? {}, naming))) : null,
  };
}

/** What forbids any attack on a region, in a few words that leave its name out: they stand behind it. */
export function barrierWords(barrier: Refusal, naming: Naming): string {
  const key = `barrier.${barrier.code}`;
  return has(key) ? sentence(t(key, factsWords(barrier.facts, naming))) : refusalWords(barrier, naming).text;
}
