import { describe, expect, it } from 'vitest';
import { apart, contrast, eyes } from '../../src/look/eyes.ts';
import { charges } from '../../src/look/glyphs/charges.ts';
import { armsOutlines, armsDivisions as drawn, inks, showBox, tinctures } from '../../src/look/heraldry.ts';
import { raceColours, races, signOf } from '../../src/look/index.ts';
import { armsCharges, armsDivisions, armsShapes } from '../../src/rules/index.ts';
import { madeModel } from '../../src/table/pieces/models/index.ts';
import { armsFor } from '../../src/workshop/arms-for.ts';
import { armsFaults, least } from '../../src/workshop/arms-seen.ts';

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
      for (const [race, { rim }] of Object.entries(races))
        expect(apart(by, field, rim), `${field} ${race}`).toBeGreaterThanOrEqual(least.apart);
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
    const [race = '', colours] = Object.entries(races)[0] ?? [];
    const like = { ...arms, field: colours?.rim ?? '#000000' };
    expect(armsFaults(like, '').near[0]).toMatchObject({ by: 'normal', races: expect.arrayContaining([race]) });
    // The banner that stays out does not count, nor does a badge's colour.
    expect(armsFaults(like, race).near.flatMap((one) => one.races)).not.toContain(race);
    expect(armsFaults(like, null).near).toEqual([]);
    expect(armsFaults({ ...arms, ink: arms.field }, '').isFaint).toBe(true);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(inks).toEqual(expect.arrayContaining([...tinctures]));
  });

  it('are seen on the chip, the banner, the badge and the pawn of whoever has them', () => {
    const arms = { ...armsFor('sprites', 'race'), charge: 'key' } as const;
    const box = { own: { ownRaces: [{ id: 'sprites', arms }], ownPowers: [{ id: 'keen', arms }] } };
    const plain = madeModel('figure/nobody').near.getAttribute('position').count;
    showBox(box);
    expect(signOf('race', 'sprites')).toBe(charges.key);
    expect(signOf('power', 'keen')).toBe(charges.key);
    expect(raceColours('sprites')).toMatchObject({ rim: arms.field, ink: arms.ink });
    const { near, far } = madeModel('figure/sprites');
    expect(near.getAttribute('position').count).toBeGreaterThan(3 * plain);
    expect(far.getAttribute('position').count).toBeLessThan(near.getAttribute('position').count / 2);
    near.computeBoundingBox();
    // It stands where figures stand, and is about as tall.
    expect(near.boundingBox?.min.y).toBeCloseTo(0);
    expect(near.boundingBox?.max.y).toBeGreaterThan(0.9);
  });
});
