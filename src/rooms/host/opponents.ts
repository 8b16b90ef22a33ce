import type { Question } from '../core/index.ts';
import type { Environment } from './engine.ts';

/** How long an opponent may think, in milliseconds. */
const longestThought = 30_000;

/** What the opponents answer to a question of that room: commands, if they are any; null where they failed. They are asked again then, and the table is told after a while. */
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
