import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { creditNoteFor, creditOfAll, invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { openLines } from '@/lib/shared/orders/line-units';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const at = new Date(Date.UTC(2026, 10, 22));

/** Ten at $12.50 and two at $100: $325. */
const order = {
  _id: new ObjectId(),
  number: 'FL-ONE',
  ...ofLines(
    orderLine({ name: 'Hammer', sku: 'FL-H', quantity: 10, unitPriceCents: 1_250 }),
    orderLine({ name: 'Drill', sku: 'FL-D', quantity: 2, unitPriceCents: 10_000 }),
  ),
  currency: 'usd',
} as OrderDocument;
const invoice = invoiceFor(
  order,
  { lines: openLines(order), freightCents: 0 },
  { sequence: 1, at, day: '2026-11-21' },
);

function note(units: [place: number, count: number][], amountCents: number, part?: number): InvoiceDocument {
  const lines = units.map(([place, count]) => {
    return { toolId: order.lines[place]?.toolId as ObjectId, units: count };
  });
  const credit = { lines, amountCents, ...(part === undefined ? {} : { part }) };
  return creditNoteFor(invoice, credit, { sequence: 2, at, day: '2026-11-21' });
}

const shown = ({ lines }: InvoiceDocument) =>
  lines.map(({ description, quantity, amountCents }) => [description, quantity, amountCents]);

it('a credit note of all is the invoice with negative amounts, and no part', () => {
  const all = creditNoteFor(invoice, creditOfAll(invoice), { sequence: 2, at, day: '2026-11-21' });
  expect(shown(all)).toEqual([
    ['Hammer', 10, -12_500],
    ['Drill', 2, -20_000],
  ]);
  expect(all).toMatchObject({ totalCents: -32_500, corrects: 'INV-000001', number: 'CN-000002' });
  expect(all).not.toHaveProperty('part');
});

it.each<[string, [number, number][], number, [string, number, number][]]>([
  ['units at their value', [[0, 3]], 3_750, [['Hammer', 3, -3_750]]],
  ['an amount alone', [], 999, [['Amount refunded', 1, -999]]],
  [
    'units at less than their value',
    [[1, 1]],
    7_500,
    [
      ['Drill', 1, -10_000],
      ['Not refunded of the above', 1, 2_500],
    ],
  ],
  [
    'units at more than their value',
    [[0, 1]],
    2_000,
    [
      ['Hammer', 1, -1_250],
      ['Refunded beyond the above', 1, -750],
    ],
  ],
])('of %s adds up to it', (_, units, amountCents, lines) => {
  const credited = note(units, amountCents, 1);
  expect(shown(credited)).toEqual(lines);
  expect(credited).toMatchObject({ totalCents: -amountCents, part: 1 });
  expect(credited.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(-amountCents);
});

it('a credit note of what parts have left states that the rest of the lines’ value was refunded earlier', () => {
  expect(
    shown(
      note(
        [
          [0, 10],
          [1, 2],
        ],
        31_501,
      ),
    ),
  ).toEqual([
    ['Hammer', 10, -12_500],
    ['Drill', 2, -20_000],
    ['Refunded earlier, or not yet', 1, 999],
  ]);
});
