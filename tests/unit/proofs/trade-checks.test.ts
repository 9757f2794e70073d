import { expect, it } from 'vitest';
import { PaperSums } from '@/lib/server/commerce/reports/tax/sum-papers';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { orderCostsFault, reportFaults } from '@/proofs/checks/trade-checks';
import { TRADES } from '@/proofs/walk/trade-settings';
import { paper, reduced, standard, toVienna } from '@/tests/unit/server/commerce/reports/tax/papers';

const [, freight, vat] = TRADES;

/** 100.00 at 19 %, 50.00 at 7 % and a parcel for 4.90, to Cologne. */
function order(): OrderDocument {
  const lines = [
    { quantity: 2, unitPriceCents: 5_000, group: 0, taxClass: 'standard' },
    { quantity: 5, unitPriceCents: 1_000, group: 1, taxClass: 'reduced' },
  ];
  const taxes = [
    { ...standard(10_327, 1_962), goodsCents: 10_000, shippingCents: 327 },
    { ...reduced(5_163, 361), goodsCents: 5_000, shippingCents: 163 },
  ];
  return {
    ...{ number: 'FL-1', lines, taxes, tax: { mode: 'vat', day: '2026-11-20', trade: 3 } },
    totals: { goodsCents: 15_000, shippingCents: 490, taxCents: 2_323, totalCents: 17_813 },
    shipping: { methodId: 'parcel', name: 'Parcel', kind: 'delivery' },
    delivery: { country: 'DE', region: '', postalCode: '50667' },
  } as unknown as OrderDocument;
}

it('an order comes to what the settings of its revision make of it', () => {
  expect(orderCostsFault(order(), vat)).toBeNull();
});

it.each([
  [
    'a group with a cent more tax',
    (one: OrderDocument) => Object.assign(one.taxes![0]!, { taxCents: 1_963 }),
  ],
  ['freight of another price', (one: OrderDocument) => Object.assign(one.totals, { shippingCents: 500 })],
  [
    'another place',
    (one: OrderDocument) => Object.assign(one.delivery!, { country: 'FR', postalCode: '69001' }),
  ],
])('%s is no cost that the settings make', (_, tamper) => {
  const tampered = order();
  tamper(tampered);
  expect(orderCostsFault(tampered, vat)).toContain('is stored as');
});

it('an order by settings that nobody saved, or by others, is found', () => {
  expect(orderCostsFault(order(), undefined)).toContain('which nobody saved');
  expect(orderCostsFault(order(), freight)).toContain('is stored as');
});

it('a report is of all papers, to the cent', () => {
  const papers: InvoiceDocument[] = [paper([standard(10_667, 2_027), reduced(5_333, 373)]), toVienna(4_240)];
  const sums = new PaperSums();
  for (const each of papers) sums.add(each);
  const report = { sums: sums.sums(), euSales: sums.euSales() };
  expect(reportFaults(report, papers)).toEqual([]);
  expect(reportFaults(report, papers.slice(1))).toHaveLength(2);
  expect(reportFaults({ ...report, euSales: [] }, papers)).toHaveLength(1);
});
