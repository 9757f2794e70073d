import { expect, it } from 'vitest';
import { encodingFor } from '@/lib/server/platform/http/accept';

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['gzip;q=0.5, BR;q=1.0', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=0.000', 'identity'],
  ['br;q=x', 'identity'],
  ['xbr, gzipped', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the encoding for a client that accepts %j is %s', (header, encoding) => {
  // The second time it is remembered.
  expect([encodingFor(header), encodingFor(header)]).toEqual([encoding, encoding]);
});

it('the encoding for a client is read from any header, also beyond those that are remembered', () => {
  for (let index = 0; index < 300; index += 1) expect(encodingFor(`x${index}, gzip`)).toBe('gzip');
  expect(encodingFor(`${'x, '.repeat(100)}br`)).toBe('br');
});
