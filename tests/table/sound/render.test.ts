import { describe, expect, it } from 'vitest';
import { type Cue, cues } from '../../../src/table/sound/cues.ts';
import { noise, partial, render, SAMPLE_RATE } from '../../../src/table/sound/render.ts';
import { renderAmbience } from '../../../src/table/sound/speaker.ts';

const names = Object.keys(cues) as Cue[];

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** How often the sound goes through zero upwards, a second: its pitch, roughly. */
function pitchOf(samples: Float32Array): number {
  let count = 0;
  for (let k = 1; k < samples.length; k++) if ((samples[k - 1] ?? 0) < 0 && (samples[k] ?? 0) >= 0) count++;
  return count / (samples.length / SAMPLE_RATE);
}

describe('a cue', () => {
  it.each(names)('%s is heard, is not too loud, is short, and ends in silence', (name) => {
    const samples = render(cues[name]);
    expect(peakOf(samples)).toBeGreaterThan(0.1);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.9);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(2.5);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('is the same every time', () => {
    expect(render(cues.lose)).toEqual(render(cues.lose));
  });

  it('has the pitch it was given', () => {
    expect(pitchOf(render([partial(0, 440, 1, 0.5)]))).toBeCloseTo(440, -1);
  });

  it('dies away by its end', () => {
    const samples = render([partial(0, 300, 0.5, 0.5)]);
    const half = Math.floor(samples.length / 2);
    expect(loudness(samples.subarray(half))).toBeLessThan(loudness(samples.subarray(0, half)) / 5);
  });

  it('has noise between the frequencies it was given', () => {
    expect(pitchOf(render([noise(0, 20, 300, 1, 0.5)]))).toBeLessThan(pitchOf(render([noise(0, 3000, 9000, 1, 0.5)])));
  });
});

describe('what a die came to', () => {
  const halves = (name: Cue) => {
    const samples = render(cues[name]).subarray(0, Math.round(0.5 * SAMPLE_RATE));
    const middle = Math.round(0.2 * SAMPLE_RATE);
    return [pitchOf(samples.subarray(0, middle)), pitchOf(samples.subarray(middle))] as const;
  };

  it('is told by ear: what is won rises and is high, what is lost falls and is low', () => {
    const [won, lost] = [halves('dieWon'), halves('dieLost')];
    expect(won[1]).toBeGreaterThan(won[0] * 1.15);
    expect(lost[1]).toBeLessThan(lost[0] * 0.85);
    expect(Math.min(...won)).toBeGreaterThan(Math.max(...lost) * 1.8);
  });

  it('comes after the knocks of the throw, which are the same for both', () => {
    const knocks = render(cues.die);
    const first = knocks.findIndex((sample) => Math.abs(sample) > 0.05) / SAMPLE_RATE;
    expect(first).toBeGreaterThan(0.3);
    expect(first).toBeLessThan(0.7);
  });
});

describe('the room', () => {
  const ambience = renderAmbience();

  it('is quiet, and never silent', () => {
    expect(peakOf(ambience)).toBeLessThan(0.9);
    for (let start = 0; start + SAMPLE_RATE < ambience.length; start += SAMPLE_RATE) {
      expect(loudness(ambience.subarray(start, start + SAMPLE_RATE))).toBeGreaterThan(0.005);
    }
  });

  it('has no seam where it begins again', () => {
    const step = Math.abs((ambience[0] ?? 1) - (ambience.at(-1) ?? 0));
    expect(step).toBeLessThan(0.1);
  });
});
