import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export function streamOf(canvas: HTMLCanvasElement, frames: number): MediaStream | null {
  return attempt(() => offered('HTMLCanvasElement.prototype.captureStream')?.call(canvas, frames)) ?? null;
}

export function recordedKind(kinds: readonly string[]): string | null {
  const Recorder = offered('MediaRecorder');
  if (Recorder === undefined || offered('HTMLCanvasElement.prototype.captureStream') === undefined) return null;
  return kinds.find((kind) => attempt(() => Recorder.isTypeSupported(kind)) === true) ?? null;
}

/** Milliseconds that a recorder has to hand over what it holds, once it is to end. */
const PATIENCE = 4000;

export interface Recorder {
  readonly parts: Promise<readonly Blob[]>;
  end(): void;
}

/** Records a stream until it is ended. Throws where the browser does not. */
export function recordStream(stream: MediaStream, kind: string): Recorder {
  const Recorder = offered('MediaRecorder');
  if (Recorder === undefined) throw new Error('recording: none');
  const recorder = new Recorder(stream, { mimeType: kind });
  const found: Blob[] = [];
  let finish = (): void => undefined;
  const parts = new Promise<readonly Blob[]>((resolve) => {
    finish = () => resolve(found);
  });
  const end = () => {
    // A recorder that never says that it has ended keeps nobody waiting.
    setTimeout(finish, PATIENCE);
    attempt(() => recorder.stop());
  };
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && found.push(data)));
  recorder.addEventListener('stop', finish);
  recorder.addEventListener('error', end);
  recorder.start();
  return { parts, end };
}
