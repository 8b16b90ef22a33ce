import type { access as english } from '../en/access.ts';
import type { Words } from '../keys.ts';

/** Questions and answers, what is read aloud, the choice of keys: fetched with them (`locale/access.ts`). */
export const access = {
  'question.mine': 'Regiunile mele',
  'question.player': 'Regiuni: {seat}',
  'question.neighbours': 'Ce se învecinează cu {region_def}?',
  'question.legal': 'Ce pot face acum?',
  'question.changed': 'Ce s-a schimbat de la ultimul meu tur?',
  'question.scores': 'Ce se știe despre monede?',
  'answer.holds': '{seat}: {count, plural, =0 {nicio regiune} one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'answer.region': '{region}: {content}{declined, select, none {} other {, în declin}}.',
  'answer.neighbours':
    '{region_def} se învecinează cu {count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'answer.neighbour': '{region}: {holder}{content, select, none {} other {, {content}}}.',
  'answer.legal': '{region}: {actions}.',
  'answer.unchanged': 'De atunci nu s-a întâmplat nimic.',
  'answer.standing':
    '{seat}: {count, plural, =0 {nicio regiune} one {# regiune} few {# regiuni} other {# de regiuni}}, {amount, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}} pe tur în situația de acum.',
  'answer.secret': 'Câte monede are fiecare rămâne secret până la sfârșit.',
  'answer.combo':
    '{combo}: {tokens, plural, one {# simbol} few {# simboluri} other {# de simboluri}}, {cost, plural, =0 {gratis} one {costă # monedă} few {costă # monede} other {costă # de monede}}{coins, plural, =0 {} one {, # monedă pe ea} few {, # monede pe ea} other {, # de monede pe ea}}.',
  'settings.tell': 'Cititoarele de ecran spun',
  'settings.tell.all': 'Tot',
  'settings.tell.turns': 'Tururi și monede',
  'settings.tell.none': 'Nimic',
  'keys.on': 'Comenzi cu o singură tastă',
  'keys.change': 'Schimbă tasta: {action}',
  'keys.ask': 'Apasă o tastă pentru: {action}. Esc o lasă așa; Delete o scoate.',
  'keys.reserved': '„{key}” are deja rolul ei la masă.',
  'keys.taken': '„{key}” e ocupată: {action}.',
  'keys.restore': 'Revino la tastele inițiale',
  'keys.none': 'niciuna',
  'region.number.title': 'Mergi la o regiune',
  'region.number.label': 'Numărul ei, de la 1 la {count}',
  'region.number.go': 'Mergi',
  'region.number.none':
    '{typed, select, none {Scrie numărul unei regiuni, de la 1 la {count}.} other {Nu există regiunea {typed}: numerele merg de la 1 la {count}.}}',
  'help.questions': 'întrebi despre joc',
  'help.explain': 'ce este asta? (săgeți, apoi Esc)',
  'help.hands.explain':
    'Pune cursorul pe orice semn, număr sau figurină ca să citești ce este; cu degetul, ține apăsat.',
  'help.pad':
    'Gamepad: cu maneta sau cu crucea te miști, cu A apeși, cu B te întorci, cu butoanele de umăr treci dintr-o zonă în alta, cu Start deschizi meniul. La televizor ajung săgețile, Enter și Înapoi.',
} satisfies Words<typeof english>;
