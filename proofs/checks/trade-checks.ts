import { isDeepStrictEqual } from 'node:util';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { TaxReport } from '@/lib/shared/reports/tax-report.schema';
import { costsFor } from '@/lib/shared/trade/costs-for';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

/**
 * TS4: an order’s freight and tax follow from its lines, its place and its facts by the settings of its revision. Goods of the walk
 * have no weight, and no offer of it promises freight.
 */
export function orderCostsFault(order: OrderDocument, trade: TradeSettings | undefined): string | null {
  const { taxes, tax, shipping, delivery, billTo, lines, totals } = order;
  if (!taxes || !tax) return null;
  if (!trade) return `${order.number} was placed by revision ${tax.trade}, which nobody saved`;
  const { country = '', region = '', postalCode = '' } = delivery ?? trade.seller ?? {};
  const { costs } = costsFor(trade, {
    lines: lines.map((line) => ({
      ...{ quantity: line.quantity, weightGrams: null, bulky: false },
      ...{ netCents: lineCents(line), taxClass: line.taxClass },
    })),
    to: { country, region, postalCode },
    shippingMethod: shipping?.methodId,
    buyer: {
      ...(tax.vatId ? { vatId: tax.vatId } : {}),
      vatIdState: tax.checkId ? 'valid' : 'none',
      billingCountry: billTo?.billing.country ?? country,
      certificates: [],
    },
    day: tax.day,
  });
  const { shippingCents, taxCents, totalCents: dueCents } = totals;
  const is = { shippingCents, taxCents, dueCents, groups: taxes };
  const due = costs && {
    ...{ shippingCents: costs.shippingCents, taxCents: costs.taxCents },
    ...{ dueCents: costs.dueCents, groups: costs.groups },
  };
  if (isDeepStrictEqual(is, due)) return null;
  return `${order.number} comes to ${JSON.stringify(due)}, and is stored as ${JSON.stringify(is)}`;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const UNTAXED_BY_NUMBER = ['intra-community', 'reverse-charge'];

/** TZ3: a report of all days comes to all papers, and its EU sales list to what is not taxed because of a number. */
export function reportFaults(
  { sums, euSales }: Pick<TaxReport, 'sums' | 'euSales'>,
  papers: readonly InvoiceDocument[],
): string[] {
  const sum = <Thing>(things: readonly Thing[], of: (thing: Thing) => number) =>
    things.reduce((total, thing) => total + of(thing), 0);
  const groups = papers.flatMap((paper) => paper.groups ?? []);
  const untaxed = groups.filter(({ treatment }) => UNTAXED_BY_NUMBER.includes(treatment));
  const figures: [what: string, is: number, due: number][] = [
    ['gross', sum(sums, ({ gross }) => cents(gross)), sum(papers, ({ totalCents }) => totalCents)],
    ['tax', sum(sums, ({ tax }) => cents(tax)), sum(groups, ({ taxCents }) => taxCents)],
    ['EU sales', sum(euSales, ({ net }) => cents(net)), sum(untaxed, ({ basisCents }) => basisCents)],
  ];
  return figures
    .filter(([, is, due]) => is !== due)
    .map(([what, is, due]) => `the report has ${is} as ${what}, and the papers ${due}`);
}
