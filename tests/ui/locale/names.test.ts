import { describe, expect, it } from 'vitest';
import { createSpeaker, listOf, nameOf } from '../../../src/ui/locale/index.ts';
import { refuse } from './refuse.ts';

/** A few words of Polish: cases, and words that agree with a name. */
const words = {
  'race.orcs': '{form, select, gen {Orków} acc {Orków} class {m} other {Orkowie}}',
  'race.orcs.counted':
    '{form, select, gen {{count, plural, one {Orka} few {Orków} many {Orków} other {Orka}}} other {{count, plural, one {Ork} few {Orkowie} many {Orków} other {Orka}}}}',
  'race.elves': '{form, select, gen {Elfów} acc {Elfy} class {z} other {Elfy}}',
  'power.flying': 'Latające',
  'combo.name': '{form, select, gen {{race_gen} ({power})} class {{race_class}} other {{race} ({power})}}',
  'terrain.swamp': '{form, select, gen {Bagna} other {Bagno}}',
  'region.name': '{form, select, gen {{terrain_gen} {number}} other {{terrain} {number}}}',
  'refusal.noTokensLeft': 'Nie ma już żetonów {race_gen}.',
  'log.raceLeft': '{race_class, select, m {Ostatni} other {Ostatnie}} {race} opuszczają mapę.',
  'log.tokensMoved.lost': '{seat} traci {count} {race}{from, select, none {} other { z {from_gen}}}.',
  'refusal.inDecline': '{race}.',
  'log.gameEnded':
    '{winners}: {count, plural, one {wygrywa} few {wygrywają} many {wygrywają} other {wygrywa}}, {coins}.',
};

const speaker = createSpeaker('pl', words, refuse);
const race = (id: string) => nameOf(`race.${id}`, id);
const combo = nameOf('combo.name', '', { power: nameOf('power.flying', 'flying'), race: race('orcs') });
const swamp = nameOf('region.name', '', { terrain: nameOf('terrain.swamp', 'swamp'), number: 3 });

describe('a name in a sentence', () => {
  it('takes the form the sentence asks for', () => {
    expect(speaker.t('refusal.noTokensLeft', { race: race('orcs') })).toBe('Nie ma już żetonów Orków.');
    expect(speaker.t('refusal.noTokensLeft', { race: race('elves') })).toBe('Nie ma już żetonów Elfów.');
  });

  it('tells what the words around it agree with', () => {
    expect(speaker.t('log.raceLeft', { race: race('orcs') })).toBe('Ostatni Orkowie opuszczają mapę.');
    expect(speaker.t('log.raceLeft', { race: race('elves') })).toBe('Ostatnie Elfy opuszczają mapę.');
    expect(speaker.t('log.raceLeft', { race: combo })).toBe('Ostatni Orkowie (Latające) opuszczają mapę.');
  });

  it('made of names passes the form on to them', () => {
    expect(speaker.t('refusal.noTokensLeft', { race: combo })).toBe('Nie ma już żetonów Orków (Latające).');
    const orcs = nameOf('race.orcs.counted', 'orcs', { count: 5 });
    const lost = { seat: 'Ola', count: 5, race: orcs };
    expect(speaker.t('log.tokensMoved.lost', { ...lost, from: swamp })).toBe('Ola traci 5 Orków z Bagna 3.');
    expect(speaker.t('log.tokensMoved.lost', { ...lost, from: null })).toBe('Ola traci 5 Orków.');
  });

  it('that has no forms, or no message, stays as it is', () => {
    expect(speaker.t('refusal.noTokensLeft', { race: nameOf('power.flying', 'flying') })).toBe(
      'Nie ma już żetonów Latające.',
    );
    expect(speaker.t('refusal.noTokensLeft', { race: race('Gnomes') })).toBe('Nie ma już żetonów Gnomes.');
    expect(speaker.t('refusal.noTokensLeft', { race: 'kto' })).toBe('Nie ma już żetonów kto.');
  });

  it('comes in a list as the language joins it, and an empty list reads as none', () => {
    const races = listOf([race('orcs'), race('elves')]);
    expect(speaker.spell(races)).toBe('Orkowie i Elfy');
    expect(speaker.t('refusal.noTokensLeft', { race: races })).toBe('Nie ma już żetonów Orków i Elfów.');
    expect(speaker.spell(listOf([]))).toBe('none');
    expect(speaker.t('log.gameEnded', { winners: listOf(['Ola', 'Jan']), count: 2, coins: 70 })).toBe(
      'Ola i Jan: wygrywają, 70.',
    );
  });

  it('can be made something else than words, in whatever form it comes', () => {
    const made = speaker.parts(
      'log.tokensMoved.lost',
      { seat: 'Ola', count: 1, race: race('elves'), from: swamp },
      {},
      (argument, name) => (argument === 'from' ? { button: name } : undefined),
    );
    expect(made).toEqual(['Ola traci 1 Elfy z ', { button: 'Bagna 3' }, '.']);
  });

  it('can be made something else, and the words around it still agree with it', () => {
    const made = speaker.parts('log.raceLeft', { race: race('orcs') }, {}, (_, name) => ({ button: name }));
    expect(made).toEqual(['Ostatni ', { button: 'Orkowie' }, ' opuszczają mapę.']);
  });

  it('is refused where a message asks for something that is not given', () => {
    expect(() => speaker.t('log.raceLeft', {})).toThrow(/race/);
  });
});
