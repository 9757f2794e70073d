import { expect, it, vi } from 'vitest';
import { LABEL, type Label, labelPlace, labelsPdf } from '@/lib/server/commerce/lists/labels-pdf';
import { PAGE } from '@/lib/server/platform/pdf/pdf-page';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const label = (change: Partial<Label> = {}): Label => ({
  name: 'Torque Wrench 20–200 Nm',
  sku: 'FL-TW-200',
  quantity: 'Order 20',
  address: 'https://shop.example/quick-order?sku=FL-TW-200&quantity=20',
  ...change,
});

async function pagesOf(labels: readonly Label[]): Promise<number> {
  const now = new Date(Date.UTC(2026, 10, 22, 9));
  const pdf = await labelsPdf(labels, { list: 'Van 3', language: 'en', now });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

it('labels for the shelf lie 24 to an A4 page, beside each other without overlap, and the 25th begins the next', async () => {
  const places = Array.from({ length: 24 }, (_, index) => labelPlace(index));
  for (const [index, { x, y }] of places.entries()) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x + LABEL.width).toBeLessThan(PAGE.width);
    expect(y + LABEL.height).toBeLessThan(PAGE.height);
    for (const other of places.slice(index + 1)) {
      const apart =
        Math.abs(other.x - x) >= LABEL.width - 0.01 || Math.abs(other.y - y) >= LABEL.height - 0.01;
      expect(apart).toBe(true);
    }
  }
  expect(labelPlace(24)).toEqual(labelPlace(0));
  expect([await pagesOf(Array(24).fill(label())), await pagesOf(Array(25).fill(label()))]).toEqual([1, 2]);
});

it('labels for the shelf never begin another page for a text that is too long, in any script', async () => {
  const long = label({
    name: 'Drehmomentschlüssel mit Umschaltknarre, Prüfprotokoll und Koffer '.repeat(4),
    sku: 'FL-'.repeat(30),
    ownNumber: `Your no. ${'ที่ใส่ประแจ '.repeat(9)}`,
  });
  expect(await pagesOf(Array(24).fill(long))).toBe(1);
});
