import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { acknowledgementPdf } from '@/lib/server/commerce/orders/acknowledgement-pdf';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { withPromises } from '@/lib/shared/orders/line-promises';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('acknowledgement-pdf'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const [hammer, wrench] = [
  orderLine({ reference: 'Shelf 4' }),
  orderLine({ sku: 'FT-WRENCH', name: 'Click Torque Wrench', promisedOn: null }),
];
const [_id, buyerId] = [new ObjectId(), new ObjectId()];

function order(overrides: Partial<OrderDocument> = {}): OrderDocument {
  return {
    _id,
    number: 'ORD-7K2M9Q',
    ...ofLines(hammer, wrench),
    currency: 'usd',
    buyerId,
    buyerName: 'Ann Buyer',
    buyerSortKey: 'ann buyer',
    buyerEmail: 'ann@example.com',
    address: '73 Mill Race Lane\nAkron, OH 44308',
    phone: '+1 330 555 0110',
    language: 'en',
    ...axesOf('paid'),
    placedAt: new Date('2026-11-20T08:00:00Z'),
    shipsOn: '2026-12-04',
    timeline: [],
    ...overrides,
  };
}

/** Returns the texts of the confirmation in the order in which they are drawn. */
async function printed(of: OrderDocument): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await acknowledgementPdf(of);
    return text.mock.calls.map(([words]) => String(words));
  } finally {
    text.mockRestore();
  }
}

it('a confirmation names the day of each line, the wish of the buyer and how it is paid', async () => {
  const texts = await printed(order({ requestedOn: '2026-12-01', deliver: 'complete', poNumber: 'PO-7' }));
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Order confirmation', 'ORD-7K2M9Q', 'PO-7', 'Your reference: Shelf 4'],
      ...['Promised for Fri, Dec 4, 2026', 'No date yet'],
      ...['Requested date', 'Tue, Dec 1, 2026', 'Everything together', 'Paid by card'],
      '$75.00 USD',
    ]),
  );
});

it('a confirmation on account is in the language of the order, with the terms of the company', async () => {
  const texts = await printed(
    order({ ...axesOf('on-account'), payBy: 'account', termsDays: 30, language: 'de' }),
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Auftragsbestätigung', 'In Teilen, was bereit ist zuerst', 'Noch kein Termin'],
      '30 Tage netto, auf Rechnung',
    ]),
  );
});

it('a confirmation is the same bytes after a shipment, and others once a promise has changed', async () => {
  const first = await acknowledgementPdf(order());
  const lines = [{ ...hammer, shippedUnits: hammer.quantity }, wrench];
  const promises = withPromises(order({ lines }), ({ toolId }) =>
    toolId.equals(hammer.toolId) ? '2026-12-04' : null,
  );
  const shipped = order({ lines: promises.lines, shipmentCount: 1 });
  delete shipped.shipsOn;
  expect((await acknowledgementPdf(shipped)).equals(first)).toBe(true);
  const moved = order({ shipsOn: '2026-12-07' });
  expect((await acknowledgementPdf(moved)).equals(first)).toBe(false);
});

it('a confirmation of a closed account does not name its buyer', async () => {
  const texts = await printed(
    order({ buyerName: '', buyerEmail: CLOSED_ACCOUNT.email, address: '', phone: '' }),
  );
  expect(texts).toContain(CLOSED_ACCOUNT.buyerName);
  expect(texts.join()).not.toContain('Ann');
});
