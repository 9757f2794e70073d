import { expect, it } from 'vitest';
import { resultOf } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';

const decoded = (bytes: Uint8Array) => resultOf(decodeText(bytes)).join('');

it('a letter across two steps stays one', () => {
  const text = `${'x'.repeat(64 * 1024 - 1)}ü${'y'.repeat(10)}`;
  expect(decoded(Buffer.from(text))).toBe(text);
  expect(decoded(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
});

it('bytes that are not UTF-8 are those of Windows', () => {
  expect(decoded(Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x80]))).toBe('Grüß€');
});

it('half a surrogate pair stays what it is', () => {
  expect(decoded(Buffer.from('\ufeffa\ud83d', 'utf16le'))).toBe('a\ud83d');
});

it('nothing is nothing', () => {
  expect(decoded(new Uint8Array())).toBe('');
});
