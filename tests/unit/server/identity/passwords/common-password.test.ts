import { expect, it } from 'vitest';
import { isCommonPassword } from '@/lib/server/identity/passwords/common-password';
import {
  COMMON_PASSWORD_HASH_BYTES,
  COMMON_PASSWORD_HASHES,
  COMMON_PASSWORDS,
} from '@/lib/server/identity/passwords/common-password-hashes';

it('the list of common passwords has the stated number of entries, all different', () => {
  const bytes = Buffer.from(COMMON_PASSWORD_HASHES, 'base64');
  const hashes = Array.from({ length: COMMON_PASSWORDS }, (_, index) =>
    bytes.toString('hex', index * COMMON_PASSWORD_HASH_BYTES, (index + 1) * COMMON_PASSWORD_HASH_BYTES),
  );
  expect(bytes.length).toBe(COMMON_PASSWORDS * COMMON_PASSWORD_HASH_BYTES);
  expect(new Set(hashes).size).toBe(COMMON_PASSWORDS);
});

it.each(['123456', 'password', 'Password', 'QWERTY', 'iloveyou', 'letmein', 'dragon', 'football', 'abc123'])(
  'the list of common passwords has %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['admin-demo', 'buyer-demo', 'correct horse battery staple', 'тайный-ключ', ''])(
  'the list of common passwords does not have %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
