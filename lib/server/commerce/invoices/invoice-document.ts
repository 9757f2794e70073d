import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTerms,
} from '@/lib/server/platform/db/documents/receivables';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { lineCents } from '@/lib/shared/orders/order-totals';
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
  /** On account. */
  terms?: InvoiceTerms;
};

/** The law requires these on an invoice beside name and address. */
const registration = [shop.legal.taxId, shop.legal.register].filter((fact) => fact !== null).join('  ');

export function invoiceFor(
  order: OrderDocument,
  { earlierNumber, at, day, terms, ...issue }: Issue,
): InvoiceDocument {
  return {
    _id: new ObjectId(),
    kind: 'invoice',
    sequence: issue.sequence,
    number: earlierNumber ?? documentNumber('invoice', issue),
    orderId: order._id,
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
    lines: order.lines.map(({ sku, name, quantity, unitPriceCents, reference }) => ({
      description: name,
      sku,
      ...(reference ? { reference } : {}),
      quantity,
      unitPriceCents,
      amountCents: lineCents({ unitPriceCents, quantity }),
    })),
    totalCents: order.totals.totalCents,
    currency: order.currency,
    ...(terms ? { terms } : { transactionId: order.transactionId ?? '' }),
  };
}

export type Credit = {
  /** Units by the index of their line in the invoice. */
  units: ReadonlyMap<number, number>;
  /** The total. Its difference from the value of the units becomes a line of its own. */
  amountCents: number;
  part?: number;
};

export function creditOfAll({ lines, totalCents }: InvoiceDocument): Credit {
  return { units: new Map(lines.map(({ quantity }, place) => [place, quantity])), amountCents: totalCents };
}

function differenceLine(
  { units, amountCents, part }: Credit,
  value: number,
  language: Language,
): InvoiceLine[] {
  const difference = value - amountCents;
  if (difference === 0) return [];
  const { differences } = invoiceTextsIn(language);
  const name =
    units.size === 0 ? 'amount' : part === undefined ? 'earlier' : difference > 0 ? 'less' : 'more';
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
  invoice: InvoiceDocument,
  credit: Credit,
  { earlierNumber, at, day, ...issue }: Issue,
): InvoiceDocument {
  const { language } = invoice;
  const lines = invoice.lines.flatMap((line, place) => {
    const quantity = credit.units.get(place) ?? 0;
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
