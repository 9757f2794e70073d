import { ObjectId } from 'mongodb';
import { invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { type CostedLine, costsOf } from '@/lib/shared/trade/costs-of';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { VAT_TRADE } from '@/tests/support/trade-settings';

const at = new Date(Date.UTC(2026, 10, 22));
const PLACED = '2026-11-20';
export const DELIVERY = {
  ...{
    company: '',
    name: 'Robin Smith',
    street: 'Domplatz 4',
    addition: '',
    postalCode: '50667',
    city: 'Köln',
  },
  ...{ region: '', country: 'DE', phone: '5550100', reference: '' },
};
export const BILLING = { ...DELIVERY, name: 'Purchasing', city: 'Bonn' };
export const PERSON: TaxedBuyer = { vatIdState: 'none', billingCountry: 'DE', certificates: [] };

type Line = { price: number; quantity: number; taxClass?: string };

/** An order as it is placed under these settings, in dollars. */
export function placed(
  lines: readonly Line[],
  {
    trade = VAT_TRADE,
    freight = 0,
    buyer = PERSON,
    ...more
  }: { trade?: TradeSettings; freight?: number; buyer?: TaxedBuyer } & Partial<OrderDocument> = {},
): OrderDocument {
  const delivery = more.delivery ?? DELIVERY;
  const costed = lines.map(
    ({ price, quantity, taxClass }): CostedLine => ({
      netCents: Math.round(price * 100) * quantity,
      taxClass,
    }),
  );
  const costs = costsOf(trade, {
    ...{ lines: costed, shippingCents: Math.round(freight * 100), to: delivery, buyer, day: PLACED },
  });
  if (!costs) throw new Error('not sold');
  const { goodsCents, shippingCents, taxCents, dueCents: totalCents, groups, lineGroups } = costs;
  const own = lines.map(({ price, quantity, taxClass }, place) => ({
    ...orderLine({ name: `Tool ${place}`, quantity, unitPriceCents: Math.round(price * 100) }),
    ...{ toolId: new ObjectId(), group: lineGroups[place] ?? 0, ...(taxClass && { taxClass }) },
  }));
  return {
    ...{ _id: new ObjectId(), number: 'FL-TAX', buyerName: 'Robin Smith', buyerEmail: 'robin@example.com' },
    ...ofLines(...own),
    ...{ totals: { goodsCents, shippingCents, taxCents, totalCents }, taxes: groups, delivery },
    tax: { mode: trade.tax.mode, day: PLACED, trade: 1, ...(buyer.vatId && { vatId: buyer.vatId }) },
    ...{ currency: 'eur', language: 'en' },
    ...more,
  } as OrderDocument;
}

export const ACCOUNT = {
  payBy: 'account' as const,
  billTo: { number: 'CO-1', name: 'Muster Handel', billing: BILLING, vatId: 'DE111111111' },
};

type Shipped = { units?: readonly number[]; day?: string; trade?: TradeSettings; isFirst?: boolean };

export function invoiceOf(
  order: OrderDocument,
  { units, day = '2026-11-21', trade = VAT_TRADE, isFirst = true }: Shipped = {},
): InvoiceDocument {
  const lines = order.lines.map(({ toolId, quantity }, at) => ({
    toolId,
    units: units ? (units[at] ?? 0) : quantity,
  }));
  const freightCents = isFirst ? order.totals.shippingCents : 0;
  const facts = { trade, company: { invoiceEmail: 'invoices@example.com' } };
  const invoiced = { lines, freightCents, facts, ...(order.payBy ? { part: 1 } : {}) };
  return invoiceFor(order, invoiced, { sequence: 1, at, day });
}

/** Germany's standard rate is another one from December on. */
export function rateFrom(day: string, before: string, rate: number): TradeSettings {
  const { vat } = VAT_TRADE.tax;
  if (!vat) throw new Error('no rates');
  const [standard, ...others] = vat.rates;
  if (!standard) throw new Error('no rates');
  const rates = [{ ...standard, to: before }, { ...standard, from: day, rate }, ...others];
  return { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat: { ...vat, rates } } };
}
