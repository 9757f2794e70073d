import { ObjectId } from 'mongodb';
import type { ChargedPaper, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { MUNICH_SELLER } from '@/tests/support/trade-settings';
import { find, refundPart } from './tampering/recorded-events';
import { withReceivables } from './with-receivables';

/** Five units at 10.00 and freight of 2.52, at 19 %: what the order comes to without tax, too. */
const [UNIT_CENTS, FREIGHT_CENTS, TAX_CENTS] = [1_000, 252, 998];
const COLOGNE = { street: 'Domplatz 4', postalCode: '50667', city: 'Köln', country: 'DE' };

function groupOf([goodsCents, shippingCents, taxCents]: [number, number, number]): TaxGroup {
  const sums = { goodsCents, shippingCents, basisCents: goodsCents + shippingCents, taxCents };
  return { treatment: 'domestic', category: 'S', rate: 19_000, ...sums };
}

const chargedPaper = (group: TaxGroup): ChargedPaper => ({
  mode: 'vat',
  groups: [group],
  netCents: group.basisCents,
  taxCents: group.taxCents,
  delivered: { on: '2026-11-21', what: 'none' },
  sellerParty: MUNICH_SELLER,
  buyerParty: { name: 'B', email: 'b@example.com', ...COLOGNE },
  shipTo: COLOGNE,
  notes: [],
});

export type ChargedInvoice = InvoiceDocument & ChargedPaper;

/** FL-SHIP was charged VAT. Returns its invoice. */
export function withTax(snapshot: Snapshot): ChargedInvoice {
  const order = find(snapshot, 'FL-SHIP');
  for (const line of order.lines) {
    line.unitPriceCents = UNIT_CENTS;
    line.receipt = publicPriceReceipt(UNIT_CENTS, line.quantity);
    Object.assign(line, { group: 0, taxClass: 'standard' });
  }
  const goodsCents = UNIT_CENTS * order.units;
  const { totalCents } = order.totals;
  Object.assign(order, {
    totals: { goodsCents, shippingCents: FREIGHT_CENTS, taxCents: TAX_CENTS, totalCents },
    shipping: { methodId: 'parcel', name: 'Parcel', kind: 'delivery' },
    tax: { mode: 'vat', day: '2026-11-20', trade: 1 },
    taxes: [groupOf([goodsCents, FREIGHT_CENTS, TAX_CENTS])],
  });
  const invoice = snapshot.invoices.find(({ orderId }) => orderId.equals(order._id))!;
  for (const line of invoice.lines) {
    line.unitPriceCents = UNIT_CENTS;
    line.amountCents = UNIT_CENTS * line.quantity;
    line.group = 0;
  }
  return Object.assign(invoice, chargedPaper(groupOf([goodsCents, FREIGHT_CENTS, TAX_CENTS])));
}

/** Two of its units went back for more than they cost. Returns the credit note. */
export function withTaxBack(snapshot: Snapshot): ChargedInvoice {
  const invoice = withTax(snapshot);
  refundPart(snapshot);
  const [net, tax] = [2_101, 399];
  find(snapshot, 'FL-SHIP').partRefunds![0]!.groups = [
    { index: 0, netCents: net, taxCents: tax, shippingCents: 0 },
  ];
  const note = snapshot.invoices.at(-1)!;
  const [line] = note.lines;
  const units = { ...line!, unitPriceCents: UNIT_CENTS, amountCents: -2 * UNIT_CENTS, group: 0 };
  const more = 2 * UNIT_CENTS - net;
  note.lines = [
    units,
    { description: 'More', quantity: 1, unitPriceCents: -more, amountCents: more, group: 0 },
  ];
  return Object.assign(note, chargedPaper(groupOf([-net, 0, -tax])), { corrects: invoice.number });
}

/** An order on account, too. Returns its invoice. */
export function withTaxOwed(snapshot: Snapshot): ChargedInvoice {
  withTax(snapshot);
  withReceivables(snapshot);
  const invoice = snapshot.invoices.at(-1)!;
  return Object.assign(invoice, structuredClone({ groups: invoice.groups })) as ChargedInvoice;
}

/** The goods of FL-SHIP went to another member, untaxed. Returns its invoice. */
export function withUntaxed(snapshot: Snapshot): ChargedInvoice {
  const invoice = withTax(snapshot);
  const order = find(snapshot, 'FL-SHIP');
  const { totalCents } = order.totals;
  const [goodsCents, shippingCents] = [UNIT_CENTS * order.units, totalCents - UNIT_CENTS * order.units];
  const sums = { goodsCents, shippingCents, basisCents: totalCents, taxCents: 0 };
  const groups = [{ treatment: 'intra-community', category: 'K', rate: 0, ...sums } as const];
  order.totals = { goodsCents, shippingCents, taxCents: 0, totalCents };
  order.taxes = structuredClone([...groups]);
  const [companyId, checkId, vatId] = [new ObjectId(), new ObjectId(), 'ATU12345675'];
  order.companyId = companyId;
  const asked = new Date(order.placedAt.getTime() - 89 * 24 * 3_600_000);
  snapshot.vatChecks.push({ _id: checkId, companyId, vatId, asked, answer: 'valid', source: 'vies' });
  return Object.assign(invoice, {
    groups: structuredClone([...groups]),
    ...{ netCents: totalCents, taxCents: 0, checkId },
    buyerParty: { ...invoice.buyerParty, vatId },
  });
}
