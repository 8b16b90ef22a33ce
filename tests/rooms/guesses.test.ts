import { describe, expect, it } from 'vitest';
import { networkOf } from '../../src/rooms/host/address.mjs';

describe('the network that something is granted to', () => {
  it('is an address of version 4, however it is written', () => {
    expect(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7', '0:0:0:0:0:ffff:192.0.2.7'].map(networkOf)).toEqual(
      new Array(4).fill('192.0.2.7'),
    );
  });

  it('is a household of version 6: of whatever address in it', () => {
    const one = [
      '2001:db8:1:2::1',
      '2001:0db8:0001:0002:ffff::',
      '2001:db8:1:2:3:4:5:6',
      '[2001:DB8:1:2::]',
      '2001:db8:1:2::1%eth0',
    ];
    expect(new Set(one.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1')).toBe('fe80:0:0:0::/64');
  });

  it('is what was said where that is no address', () => {
    expect(['', 'opener 3'].map(networkOf)).toEqual(['', 'opener 3']);
  });
});
