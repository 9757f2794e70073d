import 'server-only';
import { ObjectId } from 'mongodb';
import type { InvoiceDocument, InvoiceKind } from '@/lib/server/platform/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGES } from '@/lib/shared/languages';
import { orderValueCents } from '@/lib/shared/money';

const PREFIX: Record<InvoiceKind, string> = { invoice: 'INV', 'credit-note': 'CN' };
const DIGITS = 6;

/** A number in a series, and when it was issued. */
export type Issue = { sequence: number; at: Date };

/** Returns the number people read: `INV-000042`, `CN-000007`. */
export function invoiceNumber(kind: InvoiceKind, sequence: number): string {
  return `${PREFIX[kind]}-${String(sequence).padStart(DIGITS, '0')}`;
}

/** Returns an order's invoice: seller, buyer, lines and amounts as they are now, and never changed. */
export function invoiceFor(order: OrderDocument, { sequence, at }: Issue): InvoiceDocument {
  return {
    _id: new ObjectId(),
    kind: 'invoice',
    sequence,
    number: invoiceNumber('invoice', sequence),
    orderId: order._id,
    orderNumber: order.number,
    issuedAt: at,
    language: order.language ?? LANGUAGES.default,
    seller: {
      name: BRAND.name,
      address: BRAND.address,
      email: BRAND.contactEmail,
      phone: BRAND.phone,
    },
    buyer: {
      userId: order.buyerId,
      name: order.buyerName,
      email: order.buyerEmail,
      address: order.address,
      phone: order.phone,
    },
    ...(order.poNumber ? { poNumber: order.poNumber } : {}),
    lines: order.lines.map(({ sku, name, quantity, unitPriceCents }) => ({
      description: name,
      ...(sku ? { sku } : {}),
      quantity,
      unitPriceCents,
      amountCents: orderValueCents(unitPriceCents, quantity),
    })),
    totalCents: order.orderValueCents,
    currency: order.currency,
    transactionId: order.transactionId ?? '',
  };
}

/** Returns the credit note of a whole invoice: the same parties and lines, every amount negative. */
export function creditNoteFor(invoice: InvoiceDocument, { sequence, at }: Issue): InvoiceDocument {
  return {
    ...invoice,
    _id: new ObjectId(),
    kind: 'credit-note',
    sequence,
    number: invoiceNumber('credit-note', sequence),
    corrects: invoice.number,
    issuedAt: at,
    lines: invoice.lines.map((line) => ({ ...line, amountCents: -line.amountCents })),
    totalCents: -invoice.totalCents,
  };
}
