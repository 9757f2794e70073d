import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { costsFor } from '@/lib/shared/trade/costs-for';
import { type GroupLeft, type RefundRequest, refundValue } from '@/lib/shared/trade/refund-value';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import { VAT_TRADE } from '@/tests/support/trade-settings';
import { ACCOUNT, invoiceOf, PERSON, placed, rateFrom } from './charged-orders';

/** Those of costs and refunds alone are in tests/unit/shared/trade. */

const A = { price: 50, quantity: 2, taxClass: 'standard' };
const B = { price: 10, quantity: 5, taxClass: 'reduced' };
const C = { price: 12.5, quantity: 3, taxClass: 'standard' };

const totalOf = ({ totalCents }: InvoiceDocument) => totalCents;
const leftOf = ({ groups = [] }: InvoiceDocument): GroupLeft[] =>
  groups.map(({ basisCents: netCents, taxCents, shippingCents }) => ({ netCents, taxCents, shippingCents }));

/** Net and tax that a refund takes from each group of an invoice. */
function backOf(invoice: InvoiceDocument, request: Partial<RefundRequest>): number[][] {
  const shares = refundValue(leftOf(invoice), { unitsNet: [], shippingCents: 0, ...request });
  if ('leftCents' in shares) throw new Error(`only ${shares.leftCents} is left`);
  return shares.map(({ netCents, taxCents }) => [netCents, taxCents]);
}

describe('papers of the worked examples', () => {
  it('example 18: one of three units on account is credited', () => {
    const invoice = invoiceOf(placed([C], { ...ACCOUNT, freight: 4.9 }));
    expect(totalOf(invoice)).toBe(5_046);
    expect(backOf(invoice, { unitsNet: [1_250] })).toEqual([[1_250, 238]]);
  });

  it('example 20: two lines that ship one by one are rounded each', () => {
    const line = { price: 10.03, quantity: 1 };
    const order = placed([line, line], ACCOUNT);
    const papers = [
      [1, 0],
      [0, 1],
    ].map((units) => invoiceOf(order, { units }));
    expect([order.totals.totalCents, ...papers.map(totalOf)]).toEqual([2_387, 1_194, 1_194]);
  });

  it('example 24: parts on account, and money back by the groups of one invoice', () => {
    const order = placed([A, B, C], { ...ACCOUNT, freight: 10 });
    const first = invoiceOf(order, { units: [1, 5, 0] });
    const rest = invoiceOf(order, { units: [1, 0, 2], isFirst: false });
    expect([order.totals.totalCents, totalOf(first), totalOf(rest)]).toEqual([22_871, 12_458, 8_925]);
    expect(backOf(rest, { unitsNet: [1_250] })).toEqual([[1_250, 238]]);
    expect(backOf(first, { amountCents: 2_000 })).toEqual([
      [920, 175],
      [846, 59],
    ]);
  });

  it('example 25: parts on days of another rate', () => {
    const order = placed([C], { ...ACCOUNT, freight: 4.9 });
    const later = { day: '2026-12-01', trade: rateFrom('2026-12-01', '2026-11-30', 21) };
    const papers = [true, false].map((isFirst) => invoiceOf(order, { ...later, units: [1], isFirst }));
    expect(papers.map(totalOf)).toEqual([2_105, 1_513]);
  });

  it('example 27: two of B that do not ship go back by card', () => {
    const invoice = invoiceOf(placed([A, B], { freight: 10 }));
    expect(backOf(invoice, { unitsNet: [0, 2_000] })).toEqual([
      [0, 0],
      [2_000, 140],
    ]);
  });

  it.each<[string, Partial<TaxedBuyer>, number]>([
    ['confirmed', { vatIdState: 'valid' }, 94_500],
    ['not confirmed', { vatIdState: 'waiting' }, 112_455],
  ])('example 21: an offer with promised freight to Austria, where the number is %s', (_, number, due) => {
    const buyer = { ...PERSON, vatId: 'ATU12345675', billingCountry: 'AT', ...number };
    const { costs } = costsFor(VAT_TRADE, {
      lines: [{ quantity: 1, weightGrams: null, bulky: false, netCents: 90_000, taxClass: 'standard' }],
      ...{ to: { country: 'AT', region: '', postalCode: '1010' }, promisedCents: 4_500 },
      ...{ buyer, day: '2026-11-28' },
    });
    expect(costs?.dueCents).toBe(due);
  });
});
