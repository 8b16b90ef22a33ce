import { describe, expect, it } from 'vitest';
import { blank, type Memory } from '../../../src/screens/learn/memory.ts';
import {
  advance,
  type Course,
  dismissed,
  quiet,
  readingTime,
  untilNextLook,
} from '../../../src/screens/learn/tips/course.ts';
import type { TipMoment } from '../../../src/screens/learn/tips/occasion.ts';
import '../../../src/ui/locale/tips.ts';
import type { CoachChoice } from '../../../src/ui/look/settings.ts';
import { waiting } from '../../support/moment.ts';
import { farm, peak, plain } from '../../support/places.ts';
import { position, refused } from '../../support/position.ts';

const entering = position({ forces: [{ race: 'humans', power: 'hill', hand: 9 }] });
const holding = position({ forces: [{ race: 'humans', power: 'hill', hand: 5, at: { [farm]: 2 } }] });
const picked = position({ forces: [{ race: 'humans', power: 'hill', hand: 9 }], turn: { picked: true } });

/** The coach over a game: each moment at its time, remembering what it has told. */
function coachOver(amount: CoachChoice = 'all') {
  let course: Course = quiet;
  let memory: Memory = blank;
  return {
    /** What is on the card in this moment. */
    at(time: number, moment: TipMoment, wanted = amount): string | null {
      course = advance(course, moment, memory, wanted, () => 5000, time);
      const id = course.told?.occasion.topic.id ?? null;
      if (id !== null) memory = { ...memory, told: [...memory.told, id] };
      return id;
    },
    dismiss: (time = 0) => {
      course = dismissed(course, time);
    },
    wait: (moment: TipMoment, time: number) => untilNextLook(course, moment, time),
  };
}

describe('the coach’s talk', () => {
  it('says one line at a time, and one in a step', () => {
    const coach = coachOver();
    expect(coach.at(0, waiting(entering))).toBe('clause.MAP-4');
    expect(coach.at(1, waiting(entering, { sight: peak }))).toBe('clause.MAP-4');
    coach.dismiss();
    expect(coach.at(2, waiting(entering, { sight: peak }))).toBeNull();
  });

  it('is silent for the rest of a phase once it was dismissed, but for what is urgent', () => {
    const coach = coachOver();
    coach.at(0, waiting(entering));
    coach.dismiss();
    expect(coach.at(9000, waiting(holding, { steps: 1 }))).toBeNull();
    expect(coach.at(9001, waiting(picked, { steps: 2 }))).toBe('race.humans');
    coach.dismiss();
    const later = { ...holding, round: holding.round + 1 };
    expect(coach.at(20_000, waiting(later, { steps: 9 }))).toBe('clause.CON-3');
  });

  it('leaves a line to be read when its occasion is over, then goes by itself', () => {
    const coach = coachOver();
    coach.at(0, waiting(entering));
    const later = waiting(holding, { steps: 1 });
    expect(coach.at(4000, later)).toBe('clause.MAP-4');
    expect(coach.wait(later, 4000)).toBe(1000);
    expect(coach.at(5000, later)).toBeNull();
    // One line does not come upon another.
    expect(coach.wait(later, 6000)).toBe(4000);
    expect(coach.at(9999, later)).toBeNull();
    expect(coach.at(10_000, later)).toBe('clause.CON-3');
    expect(coach.wait(later, 14_000)).toBeNull();
  });

  it('never says the same again', () => {
    const coach = coachOver();
    coach.at(0, waiting(entering));
    coach.dismiss();
    expect(coach.at(9000, waiting(entering, { steps: 4 }))).not.toBe('clause.MAP-4');
  });

  it('puts urgent lines before others, and a refusal before everything', () => {
    const coach = coachOver();
    expect(coach.at(0, waiting(entering))).toBe('clause.MAP-4');
    expect(coach.at(1, waiting(picked))).toBe('race.humans');
    const refusal = refused(picked, { type: 'conquer', region: plain });
    expect(coach.at(2, waiting(picked, { refusal }))).toBe('refusal.notBorder');
    // What bites does not push out what bites.
    expect(coach.at(3, waiting(picked, { refusal }))).toBe('refusal.notBorder');
    coach.dismiss();
    expect(coach.at(4, waiting(picked))).toBeNull();
    expect(coach.at(5000, waiting(picked))).toBe('power.hill');
  });

  it('says only urgent lines on the setting “little”, and nothing when it is off', () => {
    expect(coachOver('little').at(0, waiting(entering))).toBeNull();
    expect(coachOver('little').at(0, waiting(picked))).toBe('race.humans');
    expect(coachOver('none').at(0, waiting(picked))).toBeNull();
  });

  it('falls silent at once when less is wanted', () => {
    const coach = coachOver();
    coach.at(0, waiting(entering));
    expect(coach.at(1, waiting(entering), 'little')).toBeNull();
  });

  it('is the same object while nothing changes, so that nobody looks again for it', () => {
    const first = advance(quiet, waiting(entering), blank, 'all', () => 5000, 0);
    const memory: Memory = { told: ['clause.MAP-4'], used: [] };
    expect(advance(first, waiting(entering), memory, 'all', () => 5000, 1)).toBe(first);
    expect(advance(first, waiting(holding, { steps: 1 }), memory, 'all', () => 5000, 4000)).toBe(first);
    expect(advance(quiet, waiting(entering), memory, 'none', () => 5000, 1)).toBe(quiet);
  });

  it('gives longer lines more time', () => {
    expect(readingTime('one two three')).toBeGreaterThan(readingTime('one'));
    expect(readingTime(Array(12).fill('word').join(' '))).toBeGreaterThan(5000);
  });
});
