import { PROTOCOL } from '../../../src/rooms/protocol/index.ts';
import { newestRules } from '../../../src/rules/index.ts';

/** What a device says first. */
export function hello(secret: string, passport?: string): string {
  const shown = passport === undefined ? {} : { passport };
  return JSON.stringify({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen: -1, ...shown });
}
