import { PROTOCOL, type Saying } from '../../../src/rooms/protocol/index.ts';
import { newestRules } from '../../../src/rules/index.ts';

/** What a device says first; `more`: what it says beside that. */
export function hello(
  secret: string,
  passport?: string,
  more: Partial<Pick<Saying<'hello'>, 'knock' | 'name'>> = {},
): string {
  const shown = passport === undefined ? {} : { passport };
  return JSON.stringify({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen: -1, ...shown, ...more });
}
