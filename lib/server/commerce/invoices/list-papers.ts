import type { ObjectId } from 'mongodb';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { findChargedPapers, findPapers } from './invoices.repository';

/** Returns the invoices and credit notes of an order, oldest first; net and tax of a shop that charges. */
export async function listPapers(orderId: ObjectId): Promise<NonNullable<Order['invoices']>> {
  const papers = await findPapers(orderId);
  return papers.map(({ number, kind, part, issuedAt, issuedOn, totalCents, xml, ...sums }) => {
    const { groups, netCents = totalCents, taxCents = 0 } = sums;
    return {
      ...{ number, kind, issuedOn: issuedOn ?? issuedAt.toISOString().slice(0, 10) },
      ...(groups ? { net: toDollars(netCents), tax: toDollars(taxCents) } : {}),
      gross: toDollars(totalCents),
      ...(part === undefined ? {} : { part }),
      ...(groups ? { xml: xml !== undefined } : {}),
    };
  });
}

export type PaperSums = { net: number; tax: number };

/** Returns what papers come to, by number; negative on credit notes. Papers from before the shop charged are left out. */
export async function paperSums(numbers: readonly string[]): Promise<ReadonlyMap<string, PaperSums>> {
  if (numbers.length === 0) return new Map();
  const papers = await findChargedPapers(numbers);
  return new Map(
    papers.map(({ number, netCents, taxCents }) => [
      number,
      { net: toDollars(netCents), tax: toDollars(taxCents) },
    ]),
  );
}
