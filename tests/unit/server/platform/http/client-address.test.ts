import { expect, it } from 'vitest';
import { addressBlock, clientAddress } from '@/lib/server/platform/http/client-address';
import { forwardingProblem } from '@/lib/server/platform/http/warn-of-proxies';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['::203.0.113.7', '203.0.113.7'],
  ['::cb00:7107', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['64:ff9b:1::cb00:7107', '203.0.113.7'],
  ['[64:ff9b::cb00:7107]:443', '203.0.113.7'],
  ['::ffff:1:cb00:7107', '0:0:0:0::/64'],
  ['64:ff9b:2::cb00:7107', '64:ff9b:2:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:0DB8:0001::', '2001:db8:1:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  [' [2001:db8::1]:443 ', '2001:db8:0:0::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['nonsense', null],
  ['nonsense:80', null],
  ['[203.0.113.7', null],
  ['203.0.113.7:', null],
  ['', null],
])('the client address for rate limits of %j is %j', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

it('the client address for rate limits is what the trusted proxy saw, never what the client claims before it', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' });
  expect(clientAddress(headers, 0)).toBe('unknown');
  expect(clientAddress(headers, 1)).toBe('10.0.0.1');
  expect(clientAddress(headers, 2)).toBe('203.0.113.7');
  expect(clientAddress(headers, 9)).toBe('unknown');
});

it('the client address for rate limits is read where the proxy appends the port as well', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7:4711, [2001:db8::1]:443' });
  expect(clientAddress(headers, 1)).toBe('2001:db8:0:0::/64');
  expect(clientAddress(headers, 2)).toBe('203.0.113.7');
});

it('a setting of TRUSTED_PROXIES that does not fit the proxies shows when X-Forwarded-For arrives and none is trusted: everyone shares one count', () => {
  expect(forwardingProblem('203.0.113.7', 0)).toBe('not-trusted');
  expect(forwardingProblem('nonsense', 0)).toBe('not-trusted');
});

it('a setting of TRUSTED_PROXIES that does not fit the proxies shows when the entry of a trusted proxy is missing or no address', () => {
  expect(forwardingProblem('203.0.113.7', 2)).toBe('unreadable');
  expect(forwardingProblem('6.6.6.6, unknown', 1)).toBe('unreadable');
});

it.each<[string | undefined, number]>([
  [undefined, 0],
  [undefined, 1],
  ['6.6.6.6, 203.0.113.7', 1],
  ['203.0.113.7:4711, [2001:db8::1]:443', 2],
])('does not show with %j and %i proxies', (header, proxies) => {
  expect(forwardingProblem(header, proxies)).toBeNull();
});
