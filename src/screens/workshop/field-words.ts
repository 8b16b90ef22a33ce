import { has, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { said } from '../../ui/locale/index.ts';
import { markerName } from '../../ui/words/names.ts';

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
