import { expect, it } from 'vitest';
import { byteRange } from '@/lib/server/platform/http/conditional-request';

it.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['Bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-999', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-999', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // All of it, as if the header were not there (RFC 9110, 14.2).
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=1-2', null],
  [`bytes=${'9'.repeat(400)}-`, null],
])('%s of 100 bytes is %j', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});
