import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readTextFile } from '@/lib/client/files/read-text-file';

const LIST = 'Stück;Prüfgerät\r\n10;FL-BV-125\r\n';
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['UTF-8', Buffer.from(LIST)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${LIST}`)],
  ['UTF-16, as "Unicode text" is', Buffer.from(`\ufeff${LIST}`, 'utf16le')],
  ['UTF-16, big end first', bigEndian(`\ufeff${LIST}`)],
  ['Windows-1252', Buffer.from(LIST, 'latin1')],
])('a file in %s is read', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(LIST);
});

it.each([
  ['another archive', Buffer.from('PK\u0003\u0004\u0014')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ['rich text', Buffer.from('{\\rtf1\\ansi}')],
])('%s is refused', async (_, bytes) => {
  await expect(readTextFile(new Blob([bytes]))).rejects.toMatchObject({ isTooLarge: false });
});

it('a file beyond 900 KB is refused before it is read', async () => {
  const file = new Blob([Buffer.alloc(2_000_000, 'a')]);
  await expect(readTextFile(file)).rejects.toMatchObject({ isTooLarge: true });
});

it('a workbook is read as its first sheet, with tabs between its cells', async () => {
  const bytes = await readFile(new URL('../../../fixtures/quick-order/order.xlsx', import.meta.url));
  expect(await readTextFile(new Blob([bytes]))).toBe(
    [
      'Article\tQuantity\tNote\tWanted',
      'FL-TW-1220\t5\tHall 3, "A" bench\t2026-12-04',
      '\t\t\t',
      '00123 X\t2.5\ttrue\t',
    ].join('\n'),
  );
});
