import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  hashApiKey,
  isApiKey,
  isLive,
  newApiKey,
  presentedApiKey,
} from '@/lib/server/identity/api-keys/api-key';

const SOUND = `flk_${'Aa0_-'.repeat(9).slice(0, 43)}`;
const NOW = new Date('2026-11-26T12:00:00Z');

it('a new API key is flk_ and 43 letters of base64url, of which the first eight letters and the SHA-256 are stored', () => {
  const { key, hash, prefix } = newApiKey();
  expect(key).toMatch(/^flk_[A-Za-z0-9_-]{43}$/);
  expect(prefix).toBe(key.slice(0, 8));
  expect(hash).toBe(createHash('sha256').update(key).digest('hex'));
  expect(hash).toBe(hashApiKey(key));
});

it('a new API key is another one each time', () => {
  expect(new Set(Array.from({ length: 100 }, () => newApiKey().key)).size).toBe(100);
});

it.each([
  [SOUND, true],
  [`${SOUND}a`, false],
  [SOUND.slice(0, -1), false],
  [SOUND.toUpperCase(), false],
  [`${SOUND}\n`, false],
  [`${SOUND.slice(0, -1)}=`, false],
  [`${SOUND.slice(0, -1)}ä`, false],
  ['flk_', false],
  ['', false],
])('the form of a key: %j: %s', (text, expected) => {
  expect(isApiKey(text)).toBe(expected);
});

const presented = (authorization: string) => presentedApiKey(new Headers({ authorization }));

it('the key that a request presents is read whatever the case of the scheme', () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  '])
    expect(presented(`${scheme} ${SOUND}`)).toBe(SOUND);
});

it('the key that a request presents is read as it stands where it is malformed, so that it is refused as a key', () => {
  expect(presented('Bearer flk_')).toBe('flk_');
  expect(presented('Bearer flk_a b')).toBe('flk_a b');
  expect(presented(`Bearer ${SOUND}, Bearer x`)).toBe(`${SOUND}, Bearer x`);
});

it('the key that a request presents is none in an access token, another scheme, another case, a cookie, and without the header', () => {
  for (const text of [
    '',
    'Bearer',
    'Bearer eyJhbGciOi.x.y',
    `Basic ${SOUND}`,
    SOUND,
    `Bearer FLK_${SOUND.slice(4)}`,
  ])
    expect(presented(text)).toBeNull();
  expect(presentedApiKey(new Headers({ cookie: `key=${SOUND}`, 'x-api-key': SOUND }))).toBeNull();
});

it('the key that a request presents is found in time in the longest header that a server lets in', () => {
  const long = `flk_${'a'.repeat(16_000)}`;
  expect(presented(`Bearer ${' '.repeat(16_000)}${long}`)).toBe(long);
  expect(isApiKey(long)).toBe(false);
});

const at = (ms: number) => new Date(NOW.getTime() + ms);

it('a live key is one that is not revoked and not beyond its last moment', () => {
  expect(isLive({}, NOW)).toBe(true);
  expect(isLive({ expiresAt: at(1) }, NOW)).toBe(true);
  expect(isLive({ expiresAt: NOW }, NOW)).toBe(true);
  expect(isLive({ expiresAt: at(-1) }, NOW)).toBe(false);
  expect(isLive({ revokedAt: at(-1) }, NOW)).toBe(false);
  expect(isLive({ revokedAt: at(-1), expiresAt: at(1) }, NOW)).toBe(false);
});
