import { describe, expect, it } from 'vitest';
import { armsCharges, armsDivisions, armsShapes } from '../../../src/rules/index.ts';
import { armsFor, figureFor } from '../../../src/screens/workshop/first-look.ts';
import { armsFaults, clothFaults, least } from '../../../src/screens/workshop/Tincture.tsx';
import { apart, contrast, eyes } from '../../../src/ui/look/eyes.ts';
import { figurePalette } from '../../../src/ui/look/figure-colours.ts';
import { charges } from '../../../src/ui/look/glyphs/charges.ts';
import { armsOutlines, armsDivisions as drawn, inks, tinctures } from '../../../src/ui/look/heraldry.ts';
import { defaultRace, raceColours, races, signIn } from '../../../src/ui/look/index.ts';

describe('arms', () => {
  it('have every shape, division and charge that a box may ask for, and no others', () => {
    expect(Object.keys(armsOutlines)).toEqual([...armsShapes]);
    expect(Object.keys(drawn)).toEqual([...armsDivisions]);
    expect(Object.keys(charges)).toEqual([...armsCharges]);
    const paths = [...Object.values(charges).flatMap(({ fill = [] }) => fill), ...Object.values(armsOutlines)];
    // Whole numbers and decimals only: a path that is not read is a hole in a banner.
    for (const path of paths) expect(path).toMatch(/^M[\d.\-\s,MmLlHhVvCcSsQqTtAaZz]+Z$/);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(eyes)('have fields that %s eyes tell from every printed race’s, and from one another', (by) => {
    for (const field of tinctures) {
      for (const [race, { colours }] of Object.entries(races))
        expect(apart(by, field, colours.rim), `${field} ${race}`).toBeGreaterThanOrEqual(least.apart);
      for (const other of tinctures)
        if (other !== field) expect(apart(by, field, other), `${field} ${other}`).toBeGreaterThan(0.06);
    }
  });

  it('are drawn at first in colours with which nothing is amiss', () => {
    for (let at = 0; at < 300; at++) {
      const arms = armsFor(`own${at}`, 'race');
      expect(armsFaults(arms, ''), JSON.stringify(arms)).toEqual({ near: [], isFaint: false });
    }
  });

  it('are told to be too near a printed race, by the eyes that find it so, and a charge to be too faint', () => {
    const arms = armsFor('own', 'race');
    const [race = '', look] = Object.entries(races)[0] ?? [];
    const like = { ...arms, field: look?.colours.rim ?? '#000000' };
    expect(armsFaults(like, '').near[0]).toMatchObject({ by: 'normal', races: expect.arrayContaining([race]) });
    // The banner that stays out does not count, nor does a badge's colour.
    expect(armsFaults(like, race).near.flatMap((one) => one.races)).not.toContain(race);
    expect(armsFaults(like, null).near).toEqual([]);
    expect(armsFaults({ ...arms, ink: arms.field }, '').isFaint).toBe(true);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(inks).toEqual(expect.arrayContaining([...tinctures]));
  });

  it('are seen on the signs and in the colours of whoever has them', () => {
    const arms = { ...armsFor('sprites', 'race'), charge: 'key' } as const;
    const [ownRaces, ownPowers] = [
      [{ id: 'sprites', tokens: 5, borrows: 'orcs', arms }],
      [{ id: 'keen', tokens: 4, arms }],
    ];
    const box = { content: { id: 'base', own: { ownRaces, ownPowers } } };
    expect(signIn(box, 'race', 'sprites')).toBe(charges.key);
    expect(signIn(box, 'power', 'keen')).toBe(charges.key);
    expect(raceColours(box, 'sprites')).toMatchObject({ rim: arms.field, ink: arms.ink });
    // Nobody else has them.
    expect(signIn({}, 'race', 'sprites')).toBe(signIn({}, 'race', 'nobody'));
    expect(raceColours({}, 'sprites')).toBe(defaultRace);
  });
});

describe('cloths of figures of one’s own', () => {
  it.each(eyes)('%s eyes tell from every printed figure’s clothes', (by) => {
    for (const cloth of figurePalette.cloth)
      for (const [race, { colours }] of Object.entries(races))
        expect(apart(by, cloth, colours.main), `${cloth} ${race}`).toBeGreaterThanOrEqual(least.cloth);
  });

  it('are told to be too near a printed figure’s, unless that race stays out', () => {
    const [race = '', look] = Object.entries(races)[0] ?? [];
    const near = clothFaults(look?.colours.main ?? '#000000', '');
    expect(near[0]).toMatchObject({ by: 'normal', races: expect.arrayContaining([race]) });
    expect(clothFaults(look?.colours.main ?? '#000000', race).flatMap((one) => one.races)).not.toContain(race);
    for (let at = 0; at < 100; at++) expect(clothFaults(figureFor(`own${at}`).cloth, '')).toEqual([]);
  });
});
