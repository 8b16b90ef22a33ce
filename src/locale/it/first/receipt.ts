import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** Quanto costa una conquista e quanto rende un turno, riga per riga. */
export const receipt = {
  'cost.base': 'La regione',
  'cost.lostTribe': 'Tribù Perduta',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Il dado',
  'cost.minimum': 'Almeno un segnalino',
  'cost.marker': '{marker}',
  'cost.short': '{count, plural, one {ne manca #} other {ne mancano #}}',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Monete di questo turno: {seat}',
  'score.projected': 'Se il turno finisse ora',
  coins: '{amount, plural, one {# moneta} other {# monete}}',
} satisfies Words<typeof english>;
