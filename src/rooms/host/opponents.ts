import type { Question } from '../core/index.ts';
import type { Environment } from './engine.ts';

/** How long an opponent may think, in milliseconds. */
const longestThought = 30_000;

/** Commands, if they are any; null: they failed, are asked again, and after a while the table is told. */
export async function answerTo(
  { view, opponent }: Question,
  room: string,
  { opponents, key }: Environment,
): Promise<readonly unknown[] | null> {
  try {
    const answer = await opponents?.fetch('http://opponents/', {
      method: 'POST',
      body: JSON.stringify({ view, opponent }),
      signal: AbortSignal.timeout(longestThought),
      headers: { 'x-rooms-key': key ?? '', 'x-room': room },
    });
    const said: unknown = answer?.ok ? await answer.json() : null;
    return Array.isArray(said) ? said : null;
  } catch {
    return null;
  }
}
