import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** The part of a game pad that is read. */
export interface Pad extends Pick<Gamepad, 'index' | 'mapping' | 'axes'> {
  readonly buttons: readonly Pick<GamepadButton, 'pressed'>[];
}

const isPad = (one: Gamepad | null): one is Gamepad => Array.isArray(one?.axes) && Array.isArray(one.buttons);

/**
 * The pads that are connected, and whatever else calls itself one. None where the browser has none to offer: without TLS, or where a policy keeps them from
 * the page, which throws.
 */
export function connectedPads(): readonly Pad[] {
  return attempt(() => [...(offered('navigator.getGamepads')?.() ?? [])].filter(isPad)) ?? [];
}
