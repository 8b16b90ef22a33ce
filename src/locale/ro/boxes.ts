import type { boxes as english } from '../en/boxes.ts';
import type { Words } from '../keys.ts';

/** Boxes under a name: guests, house rules and a board, chosen as a whole. */
export const boxes = {
  'boxes.title': 'Cutiile mele',
  'boxes.intro': 'Oaspeții, regulile casei și harta pot fi păstrate sub un nume și alese altă dată deodată.',
  'boxes.none':
    'Nicio cutie încă. Alege mai jos oaspeți, reguli ale casei sau o hartă, apoi păstrează-le aici sub un nume.',
  'boxes.usual': 'Cutia tipărită',
  'boxes.now': 'Ales acum: {inside}.',
  'boxes.name': 'Numele cutiei',
  'boxes.keep': 'Păstrează cutia',
  'boxes.kept': 'S-a păstrat: {title}.',
  'boxes.replaced': 'S-a păstrat în locul cutiei de dinainte cu acest nume: {title}.',
  'boxes.empty': 'Încă nimic nu diferă de cutia tipărită: alege mai întâi oaspeți, reguli ale casei sau o hartă.',
  'boxes.nameless': 'Dă-i întâi cutiei un nume.',
  'boxes.taken': 'Altă cutie are acest nume: {title}.',
  'boxes.full': 'E loc pentru {most} de cutii. Șterge mai întâi una.',
  'boxes.chosen': 'S-a ales: {title}. Din ea se împarte un joc nou.',
  'boxes.rename': 'Redenumește',
  'boxes.renamed': 'Acum se numește {title}.',
  'boxes.settle': 'Așa să fie',
  'boxes.open': 'Deschide o cutie din fișier',
  'boxes.fresh': 'O cutie',
  'boxes.came.kept': 'A ajuns printre cutiile tale: {title}.',
  'boxes.came.known': 'Ai deja această cutie: {title}.',
  'boxes.came.empty': 'În această cutie nimic nu diferă de cea tipărită.',
  'boxes.inside': '{inside}',
  'boxes.inside.guests': '{count, plural, one {# oaspete} few {# oaspeți} other {# de oaspeți}}',
  'boxes.inside.house':
    '{count, plural, one {o regulă a casei} few {# reguli ale casei} other {# de reguli ale casei}}',
  'boxes.inside.board': 'altă hartă',
  'boxes.inside.fewer': 'mai puține rase sau puteri tipărite',
  'boxes.table': 'Cutia: {title}',
} satisfies Words<typeof english>;
