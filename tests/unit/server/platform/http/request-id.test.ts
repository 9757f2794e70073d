import { expect, it } from 'vitest';
import { requestIdFrom } from '@/lib/server/platform/http/own-headers';

const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it.each(['0b3c8c1e-4b5a-4c7d-9e2f-1a2b3c4d5e6f', 'A1B2C3D4', 'web.1:2026_11-23', 'a'.repeat(128)])(
  'the id of a request is that of a trusted proxy: %s',
  (given) => {
    expect(requestIdFrom(given, 1)).toBe(given);
  },
);

it.each([
  ['none', undefined],
  ['one too short', 'a1b2c3d'],
  ['one too long', 'a'.repeat(129)],
  ['two, which Node joins', 'a1b2c3d4, e5f6a7b8'],
  ['an address of someone', 'someone@example.com'],
  ['one that breaks the line', 'a1b2c3d4\nlevel'],
  ['one with quotes', '"a1b2c3d4"'],
  ['one in another script', 'äöüßäöüß'],
  ['a list', ['a1b2c3d4', 'e5f6a7b8']],
])('the id of a request is made by the store where a trusted proxy sends %s', (_, given) => {
  expect(requestIdFrom(given, 1)).toMatch(MADE);
});

it('the id of a request is made by the store where no proxy is trusted, another for each request', () => {
  const ids = [requestIdFrom('a1b2c3d4', 0), requestIdFrom('a1b2c3d4', 0)];
  for (const id of ids) expect(id).toMatch(MADE);
  expect(new Set(ids).size).toBe(2);
});
