import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { returnSlipAttachment } from '@/lib/server/commerce/returns/return-slip';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
const stored = vi.hoisted(() => ({ lines: 1 }));
vi.mock('@/lib/server/commerce/returns/returns.repository', () => ({
  findReturn: async () => ({
    ...{ number: 'RET-ONE-1', orderNumber: 'FL-ONE', shipmentNumber: 'DN-000007', state: 'approved' },
    lines: Array.from({ length: stored.lines }, () => {
      return { name: 'Hammer', sku: 'FL-10', quantity: 2, reason: 'wrong-item' };
    }),
    ...{ language: 'de', requestedAt: new Date(0), decidedAt: new Date(0) },
  }),
}));

async function written(lines: number): Promise<string[]> {
  stored.lines = lines;
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await returnSlipAttachment({ id: new ObjectId().toHexString() });
    return text.mock.calls.map(([words]) => String(words));
  } finally {
    text.mockRestore();
  }
}

it('a return slip says who it is of by law, and is numbered by pages where it has several', async () => {
  const short = await written(1);
  for (const each of [
    ...['Reference Tools Inc. · 1 Test Street, Springfield', 'US-1 · No. 2 · Geschäftsführung: Ada Lind'],
    ...['RET-ONE-1', 'Bestellung FL-ONE'],
  ])
    expect(short).toContain(each);
  expect(short.join(' ')).not.toContain('Seite 1');
  expect(await written(40)).toContain('RET-ONE-1 · Seite 2 von 3');
});
