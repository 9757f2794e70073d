import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { lastChange, rateChanges } from '@/lib/server/commerce/reports/tax/rate-changes';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { VAT_TRADE } from '@/tests/support/trade-settings';
import { standard } from './papers';

const vat = VAT_TRADE.tax.vat as NonNullable<TradeSettings['tax']['vat']>;
const RAISED: TradeSettings = {
  ...VAT_TRADE,
  tax: {
    ...VAT_TRADE.tax,
    vat: {
      ...vat,
      rates: [
        { country: 'DE', class: 'standard', rate: 19, to: '2026-12-31' },
        { country: 'DE', class: 'standard', rate: 21, from: '2027-01-01' },
        { country: 'DE', class: 'reduced', rate: 7 },
      ],
    },
  },
};

const order = {
  ...{ _id: new ObjectId(), number: 'O-1', invoiceNumber: 'INV-000001', taxes: [standard(4_240, 806)] },
  lines: [{ group: 0, taxClass: 'standard' }, { group: 0 }],
} as never;

it('an order that ships on a day of another rate than its invoice’s is listed, once a rate', () => {
  expect(rateChanges(order, RAISED, '2027-01-02')).toMatchObject([
    {
      invoiceNumber: 'INV-000001',
      shippedOn: '2027-01-02',
      country: 'DE',
      invoicedRate: 19,
      deliveredRate: 21,
    },
  ]);
  expect(rateChanges(order, RAISED, '2026-12-31')).toEqual([]);
});

it('an order whose rate is gone on the day it ships is not listed', () => {
  expect(
    rateChanges(order, { ...RAISED, tax: { ...RAISED.tax, vat: { ...vat, rates: [] } } }, '2027-01-02'),
  ).toEqual([]);
});

it('orders are looked at only where a rate began', () => {
  expect(lastChange(RAISED, '2027-03-31')).toBe('2027-01-01');
  expect(lastChange(RAISED, '2026-12-31')).toBeUndefined();
  expect(lastChange(VAT_TRADE, '2027-03-31')).toBeUndefined();
});
