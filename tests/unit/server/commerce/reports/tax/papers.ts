import { ObjectId } from 'mongodb';
import type { ReportedPaper } from '@/lib/server/commerce/reports/tax/papers.repository';
import type { ChargedPaper, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import { MUNICH_SELLER } from '@/tests/support/trade-settings';

export const VIENNA = { street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT' };
const COLOGNE = { street: 'Domplatz 4', postalCode: '50667', city: 'Köln', country: 'DE' };

export function group(
  treatment: TaxGroup['treatment'],
  rate: number,
  [netCents, taxCents]: [number, number],
  more: Partial<TaxGroup> = {},
): TaxGroup {
  const sums = { goodsCents: netCents, shippingCents: 0, basisCents: netCents, taxCents };
  return { treatment, rate, ...sums, ...more };
}

export const standard = (netCents: number, taxCents: number) =>
  group('domestic', 19_000, [netCents, taxCents], { category: 'S' });
export const reduced = (netCents: number, taxCents: number) =>
  group('domestic', 7_000, [netCents, taxCents], { category: 'S' });
const union = (netCents: number) => group('intra-community', 0, [netCents, 0], { category: 'K' });

/** A paper of a shop that charges VAT, to a person in Cologne. */
export function paper(
  groups: TaxGroup[],
  more: Partial<InvoiceDocument & ChargedPaper> = {},
): InvoiceDocument & ChargedPaper {
  const sum = (of: (each: TaxGroup) => number) => groups.reduce((total, each) => total + of(each), 0);
  const [netCents, taxCents] = [sum(({ basisCents }) => basisCents), sum((each) => each.taxCents)];
  return {
    _id: new ObjectId(),
    kind: 'invoice',
    sequence: 1,
    number: 'INV-000001',
    orderId: new ObjectId(),
    orderNumber: 'O-1',
    issuedAt: new Date('2026-11-05T10:00:00Z'),
    issuedOn: '2026-11-05',
    language: 'en',
    seller: { name: 'Muster GmbH', address: 'Weg 1', email: 'r@example.com', phone: '1' },
    buyer: { userId: new ObjectId(), name: 'Robin Smith', email: 'b@example.com', address: '', phone: '1' },
    lines: [],
    totalCents: netCents + taxCents,
    currency: 'eur',
    mode: 'vat',
    groups,
    ...{ netCents, taxCents },
    delivered: { on: '2026-11-06', what: 'planned' },
    sellerParty: MUNICH_SELLER,
    buyerParty: { name: 'Robin Smith', email: 'b@example.com', ...COLOGNE },
    shipTo: COLOGNE,
    notes: [],
    ...more,
  };
}

/** A paper of a shop that did not charge. */
export function plainPaper(totalCents: number): ReportedPaper {
  const { groups, mode, netCents, taxCents, delivered, sellerParty, buyerParty, shipTo, notes, ...plain } =
    paper([]);
  return { ...plain, totalCents };
}

export const AUSTRIAN = { name: 'Wiener Werk', email: 'w@example.at', vatId: 'ATU12345675', ...VIENNA };

/** An invoice to a company in Vienna with a confirmed number, and a credit note of a part of it. */
export const toVienna = (netCents: number, more: Partial<InvoiceDocument & ChargedPaper> = {}) =>
  paper([union(netCents)], { buyerParty: AUSTRIAN, shipTo: VIENNA, ...more });
