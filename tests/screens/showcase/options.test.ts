import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions, usualOptions } from '../../../src/screens/showcase/options.ts';

describe('the address of a showcase', () => {
  it('asks for nothing but the usual where it says nothing', () => {
    expect(readOptions('?showcase')).toEqual({ options: usualOptions, faults: [] });
    expect(usualOptions.sound).toBe(false);
  });

  it('says everything a kiosk may want', () => {
    const address =
      '?showcase&players=4&levels=raider,warlord&speed=0.5&sound=on&margin=8&idle=90&exit=off&presenter=on&tour&power=low&seed=-12&probe';
    expect(readOptions(address)).toEqual({
      options: {
        players: 4,
        levels: ['raider', 'warlord'],
        speed: 0.5,
        sound: true,
        margin: 8,
        idle: 90,
        exit: false,
        presenter: true,
        tour: true,
        brief: false,
        sparing: true,
        seed: -12,
      },
      faults: [],
    });
  });

  it('shows two players to somebody who wants to see the game, and no more', () => {
    expect(readOptions('?showcase&brief').options).toMatchObject({ brief: true, players: 2 });
    expect(readOptions('?showcase&brief&players=4').options.players).toBe(4);
    expect(readOptions('?showcase').options.brief).toBe(false);
  });

  it('knows a board by the number of its players, and speed by a word', () => {
    expect(readOptions('?board=5&speed=instant').options).toMatchObject({ players: 5, speed: 'instant' });
    expect(readOptions('?board=4&players=5').options).toMatchObject({ players: 5, board: 4 });
    expect(readOptions('?board=3&players=all').options).toMatchObject({ players: null, board: 3 });
    expect(readOptions('?board=9&players=3')).toMatchObject({ options: { players: 3 }, faults: ['board=9'] });
    expect(readOptions('?players=all&levels=mixed').options).toMatchObject({ players: null, levels: null });
    expect(readOptions('?sound').options.sound).toBe(true);
  });

  it.each([
    ['players=6'],
    ['players=two'],
    ['players=2.5'],
    ['board=1'],
    ['levels=raider,dragon'],
    ['levels='],
    ['speed=3'],
    ['sound=loud'],
    ['margin=40'],
    ['margin=-1'],
    ['idle=14'],
    ['lang=xx'],
    ['exit=maybe'],
    ['power=none'],
    ['seed=1e3'],
    ['seed=99999999999999999'],
  ])('goes on as usual where it is not understood, and tells so: %s', (word) => {
    expect(readOptions(`?showcase&${word}`)).toEqual({ options: usualOptions, faults: [word] });
  });

  it('keeps what it understands beside what it does not', () => {
    const { options, faults } = readOptions('?showcase&speed=9&players=3&idle=soon');
    expect(options).toEqual({ ...usualOptions, players: 3 });
    expect(faults).toEqual(['speed=9', 'idle=soon']);
  });

  it('is read whatever stands in it: the default applies where it makes no sense', () => {
    const name = fc.constantFrom('players', 'levels', 'speed', 'margin', 'idle', 'seed', 'power');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const { options } = readOptions(`?${new URLSearchParams(pairs)}`);
        expect([null, 2, 3, 4, 5]).toContain(options.players);
        expect([0.5, 1, 2, 4, 'instant']).toContain(options.speed);
        expect(options.margin).toBeGreaterThanOrEqual(0);
        expect(options.margin).toBeLessThanOrEqual(15);
      }),
    );
  });
});
