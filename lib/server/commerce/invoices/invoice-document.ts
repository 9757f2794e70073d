import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTerms,
} from '@/lib/server/platform/db/documents/receivables';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { lineCents, totalsOf } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { invoice as german } from '@/lib/shared/texts/de/invoice';
import { invoice as english } from '@/lib/shared/texts/en/invoice';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { shop } from '@/shop.config';

export const invoiceTextsIn = inLanguage({ en: english, de: german });

export type Issue = {
  sequence: number;
  /** Absent for numbers before any backup was restored. */
  series?: string;
  at: Date;
  day: string;
  /** The number of the order's document before a backup was restored; it is used again. */
  earlierNumber?: string;
};

/** What of an order is invoiced. */
export type Invoiced = {
  lines: readonly { toolId: ObjectId; units: number }[];
  freightCents: number;
  /** On account, with the part that ships. */
  terms?: InvoiceTerms;
  part?: number;
};

/** The law requires these on an invoice beside name and address. */
const registration = [shop.legal.taxId, shop.legal.register].filter((fact) => fact !== null).join('  ');

export function invoiceFor(
  order: OrderDocument,
  { lines: invoiced, freightCents, terms, part }: Invoiced,
  { earlierNumber, at, day, ...issue }: Issue,
): InvoiceDocument {
  const units = new Map(invoiced.map((line) => [line.toolId.toHexString(), line.units]));
  const lines = order.lines
    .map((line) => ({ ...line, quantity: units.get(line.toolId.toHexString()) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  return {
    _id: new ObjectId(),
    kind: 'invoice',
    sequence: issue.sequence,
    number: earlierNumber ?? documentNumber('invoice', issue),
    orderId: order._id,
    ...(part === undefined ? {} : { part }),
    orderNumber: order.number,
    issuedAt: at,
    issuedOn: day,
    language: order.language,
    seller: {
      name: shop.legal.name,
      address: shop.contact.address,
      email: shop.contact.email,
      phone: shop.contact.phone,
      ...(registration && { registration }),
    },
    buyer: {
      userId: order.buyerId,
      name: order.buyerName,
      email: order.buyerEmail,
      address: order.address,
      phone: order.phone,
    },
    ...(order.billTo ? { billTo: order.billTo } : {}),
    ...(order.poNumber ? { poNumber: order.poNumber } : {}),
    lines: lines.map(({ toolId, sku, name, quantity, unitPriceCents, reference }) => ({
      description: name,
      toolId,
      sku,
      ...(reference ? { reference } : {}),
      quantity,
      unitPriceCents,
      amountCents: lineCents({ unitPriceCents, quantity }),
    })),
    totalCents: totalsOf(lines, freightCents).totalCents,
    currency: order.currency,
    ...(terms ? { terms } : { transactionId: order.transactionId ?? '' }),
  };
}

export type Credit = {
  lines: readonly { toolId: ObjectId; units: number }[];
  /** The total. Its difference from the value of the units becomes a line of its own. */
  amountCents: number;
  part?: number;
};

export function creditOfAll({ lines, totalCents }: InvoiceDocument): Credit {
  const units = lines.flatMap(({ toolId, quantity }) => (toolId ? [{ toolId, units: quantity }] : []));
  return { lines: units, amountCents: totalCents };
}

function differenceLine(
  { lines, amountCents, part }: Credit,
  value: number,
  language: Language,
): InvoiceLine[] {
  const difference = value - amountCents;
  if (difference === 0) return [];
  const { differences } = invoiceTextsIn(language);
  const name =
    lines.length === 0 ? 'amount' : part === undefined ? 'earlier' : difference > 0 ? 'less' : 'more';
  return [
    {
      description: differences[name],
      quantity: 1,
      unitPriceCents: Math.abs(difference),
      amountCents: difference,
    },
  ];
}

export function creditNoteFor(
  { part: _, ...invoice }: InvoiceDocument,
  credit: Credit,
  { earlierNumber, at, day, ...issue }: Issue,
): InvoiceDocument {
  const { language } = invoice;
  const units = new Map(credit.lines.map((line) => [line.toolId.toHexString(), line.units]));
  const lines = invoice.lines.flatMap((line) => {
    const quantity = units.get(line.toolId?.toHexString() ?? '') ?? 0;
    if (quantity === 0) return [];
    return [{ ...line, quantity, amountCents: -lineCents(line, quantity) }];
  });
  const value = -lines.reduce((sum, line) => sum + line.amountCents, 0);
  return {
    ...invoice,
    _id: new ObjectId(),
    kind: 'credit-note',
    sequence: issue.sequence,
    number: earlierNumber ?? documentNumber('credit-note', issue),
    corrects: invoice.number,
    issuedAt: at,
    issuedOn: day,
    ...(credit.part === undefined ? {} : { part: credit.part }),
    lines: [...lines, ...differenceLine(credit, value, language)],
    totalCents: -credit.amountCents,
  };
}
