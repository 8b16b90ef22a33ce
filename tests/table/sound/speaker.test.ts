import { describe, expect, it, vi } from 'vitest';
import { Speaker } from '../../../src/table/sound/speaker.ts';

/** Just enough of an AudioContext to see what would be heard. */
function fakeContext() {
  const started: { loop: boolean }[] = [];
  const gains: { value: number; setTargetAtTime: ReturnType<typeof vi.fn> }[] = [];
  const context = {
    currentTime: 0,
    state: 'suspended',
    destination: {},
    createGain() {
      const gain = { value: 1, setTargetAtTime: vi.fn() };
      gains.push(gain);
      return { gain, connect: vi.fn() };
    },
    createBuffer: (_channels: number, length: number) => ({ length, copyToChannel: vi.fn() }),
    createBufferSource() {
      const source = {
        buffer: null,
        loop: false,
        connect: vi.fn(),
        disconnect: vi.fn(),
        stop: vi.fn(() => started.splice(started.indexOf(source), 1)),
        start: () => started.push(source),
      };
      return source;
    },
    async resume() {
      context.state = 'running';
    },
    async suspend() {
      context.state = 'suspended';
    },
  };
  // A stand-in of the parts a speaker uses; the whole interface has hundreds.
  return { context: context as unknown as AudioContext & { currentTime: number }, started, gains };
}

describe('the speaker', () => {
  it('plays a cue when it is turned up', () => {
    const { context, started } = fakeContext();
    const speaker = new Speaker(null, context);
    speaker.play('coin');
    expect(started).toHaveLength(0);
    speaker.setVolumes({ effects: 0.5, ambience: 0 });
    speaker.play('coin');
    expect(started).toHaveLength(1);
  });

  it('does not pile up the same cue', () => {
    const { context, started } = fakeContext();
    const speaker = new Speaker(null, context);
    speaker.setVolumes({ effects: 1, ambience: 0 });
    for (let k = 0; k < 10; k++) speaker.play('coin');
    speaker.play('place');
    expect(started).toHaveLength(2);
    Object.assign(context, { currentTime: 1 });
    speaker.play('coin');
    expect(started).toHaveLength(3);
  });

  it('has a volume for the cues and one for the room', () => {
    const { context, started, gains } = fakeContext();
    const speaker = new Speaker(null, context);
    speaker.setVolumes({ effects: 1, ambience: 0.5 });
    expect(gains.map((gain) => gain.setTargetAtTime.mock.lastCall?.[0])).toEqual([1, 0.125]);
    expect(started.map(({ loop }) => loop)).toEqual([true]);
    speaker.setVolumes({ effects: 1, ambience: 0 });
    expect(started).toHaveLength(0);
  });

  it('says nothing where the browser lets it sound no more, or ends what was to resume', async () => {
    const rejected: unknown[] = [];
    const note = (reason: unknown) => rejected.push(reason);
    process.on('unhandledRejection', note);
    const { context } = fakeContext();
    const over = () => Promise.reject(new DOMException('closed before a pending resume() could complete'));
    Object.assign(context, { resume: over, suspend: over, close: over });
    const speaker = new Speaker(null, context);
    speaker.setVolumes({ effects: 1, ambience: 1 });
    speaker.pause();
    Object.assign(context, {
      state: 'running',
      createBufferSource() {
        throw new DOMException('No device', 'NotSupportedError');
      },
    });
    speaker.play('coin');
    speaker.setVolumes({ effects: 1, ambience: 1 });
    speaker.close();
    await new Promise((done) => setTimeout(done));
    process.off('unhandledRejection', note);
    expect(rejected).toEqual([]);
  });

  it('rests while both are off, or while nobody looks', () => {
    const { context } = fakeContext();
    const speaker = new Speaker(null, context);
    const volumes = { effects: 0.5, ambience: 0.5 };
    speaker.setVolumes(volumes);
    speaker.pause();
    expect(context.state).toBe('suspended');
    speaker.setVolumes(volumes);
    expect(context.state).toBe('running');
    speaker.setVolumes({ effects: 0, ambience: 0 });
    expect(context.state).toBe('suspended');
  });
});
