import { beforeAll, expect, it } from 'vitest';
import {
  matchingStep,
  newRecoveryCodes,
  recoveryCodeHashes,
  timeStepAt,
  toBase32,
  totpUri,
} from '@/lib/server/identity/second-factor/codes';
import { openSecret, sealSecret } from '@/lib/server/platform/config/secret-box';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT);
});

const RFC_SECRET = Buffer.from('12345678901234567890');

// RFC 6238 appendix B, SHA-1, the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('a time-based code at %i s is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(matchingStep(RFC_SECRET, code, now)).toBe(timeStepAt(now));
});

it('a time-based code is valid one step either way and no further', () => {
  const issued = 1_111_111_109;
  const steps = [-2, -1, 0, 1, 2].map((away) =>
    matchingStep(RFC_SECRET, '081804', new Date((issued + away * 30) * 1000)),
  );
  const step = timeStepAt(new Date(issued * 1000));
  expect(steps).toEqual([null, step, step, step, null]);
});

it.each(['', '08180', '0818044', '08180a', '٠٨١٨٠٤', '081804\n'])('a time-based code is not %j', (code) => {
  expect(matchingStep(RFC_SECRET, code, new Date(1_111_111_109_000))).toBeNull();
});

it('a time-based code is passed to apps with issuer and account', () => {
  expect(toBase32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(totpUri(RFC_SECRET, 'A & B', 'c+d@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.href).toContain('/A%20%26%20B:c%2Bd%40example.com?');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'A & B',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('a stored secret is encrypted, differently each time, and decrypts for its owner only', () => {
  const sealed = sealSecret(RFC_SECRET, 'owner');
  expect(sealed).not.toBe(sealSecret(RFC_SECRET, 'owner'));
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').includes(RFC_SECRET)).toBe(false);
  expect(openSecret(sealed, 'owner')).toEqual(RFC_SECRET);
  expect(() => openSecret(sealed, 'thief')).toThrow();
});

it('a stored secret is refused once changed, or under an unknown key', () => {
  const [id = '', text = ''] = sealSecret(RFC_SECRET, 'owner').split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(() => openSecret(`${id}.${bytes.toString('base64url')}`, 'owner')).toThrow();
  expect(() => openSecret(`000000000000.${text}`, 'owner')).toThrow(/SECOND_FACTOR_SECRET_PREVIOUS/);
});

it('recovery codes are ten, all different, and stored as keyed hashes of their normalised form', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  const [code = ''] = codes;
  expect(recoveryCodeHashes(code.toUpperCase().replaceAll('-', ' '), 'owner')).toEqual(
    recoveryCodeHashes(code, 'owner'),
  );
  expect(recoveryCodeHashes(code, 'other')).not.toEqual(recoveryCodeHashes(code, 'owner'));
});
