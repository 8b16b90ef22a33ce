import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export interface Pad extends Pick<Gamepad, 'index' | 'mapping' | 'axes'> {
  readonly buttons: readonly Pick<GamepadButton, 'pressed'>[];
}

const isPad = (one: Gamepad | null): one is Gamepad => Array.isArray(one?.axes) && Array.isArray(one.buttons);

/** And whatever else calls itself one. None where the browser has none: without TLS, or a policy (throws). */
export function connectedPads(): readonly Pad[] {
  return attempt(() => [...(offered('navigator.getGamepads')?.() ?? [])].filter(isPad)) ?? [];
}
