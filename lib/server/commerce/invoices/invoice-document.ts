import { ObjectId } from 'mongodb';
import { shop } from '#shop';
import type { OrderDocument, RefundedGroup } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTerms,
} from '@/lib/server/platform/db/documents/receivables';
import { registrationOf } from '@/lib/server/platform/shop/letterhead';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { lineCents, totalsOf } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { invoice as german } from '@/lib/shared/texts/de/invoice';
import { invoice as english } from '@/lib/shared/texts/en/invoice';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import { chargedPaper, isCharged, type PaperFacts } from './charged-paper';

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
  /** The day that its units left, and the number of its delivery note where there is more than one. */
  deliveredOn?: string;
  shipmentNumber?: string;
  /** In a shop that charges. */
  facts?: PaperFacts;
};

/** Absent without the facts of a shop that charges. */
function chargedOf(
  order: OrderDocument,
  units: ReadonlyMap<string, number>,
  day: string,
  invoiced: Invoiced,
) {
  if (!isCharged(order)) return undefined;
  return chargedPaper(
    order,
    {
      unitsOf: ({ toolId }) => units.get(toolId.toHexString()) ?? 0,
      isWithFreight: invoiced.freightCents > 0,
      day,
      deliveredOn: invoiced.deliveredOn,
    },
    invoiced.facts ?? { company: null },
  );
}

export function invoiceFor(
  order: OrderDocument,
  invoiced: Invoiced,
  { earlierNumber, at, day, ...issue }: Issue,
): InvoiceDocument {
  const { freightCents, terms, part, shipmentNumber } = invoiced;
  const units = new Map(invoiced.lines.map((line) => [line.toolId.toHexString(), line.units]));
  const charged = chargedOf(order, units, day, invoiced);
  const lines = order.lines
    .map((line, place) => ({
      ...line,
      quantity: units.get(line.toolId.toHexString()) ?? 0,
      group: charged?.lineGroups[place],
    }))
    .filter(({ quantity }) => quantity > 0);
  const taxCents = charged?.paper.taxCents ?? 0;
  const registration = registrationOf(order.language).join('  ');
  return {
    _id: new ObjectId(),
    kind: 'invoice',
    sequence: issue.sequence,
    number: earlierNumber ?? documentNumber('invoice', issue),
    orderId: order._id,
    ...(part === undefined ? {} : { part }),
    ...optionalField('shipmentNumber', shipmentNumber),
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
    ...optionalField('customerNumber', order.customerNumber),
    ...(order.poNumber ? { poNumber: order.poNumber } : {}),
    lines: lines.map(({ toolId, sku, name, quantity, unitPriceCents, reference, group }) => ({
      description: name,
      toolId,
      sku,
      ...(reference ? { reference } : {}),
      quantity,
      unitPriceCents,
      amountCents: lineCents({ unitPriceCents, quantity }),
      ...optionalField('group', group),
    })),
    ...charged?.paper,
    totalCents: totalsOf(lines, { shippingCents: freightCents, taxCents }).totalCents,
    currency: order.currency,
    ...(terms ? { terms } : { transactionId: order.transactionId ?? '' }),
  };
}

export type Credit = {
  lines: readonly { toolId: ObjectId; units: number }[];
  /** The total. Its difference from the value of the units becomes a line of its own. */
  amountCents: number;
  /** What of it is of each tax group, where the shop charged. */
  groups?: readonly RefundedGroup[] | undefined;
  part?: number;
};

export function creditOfAll({ lines, groups, totalCents }: InvoiceDocument): Credit {
  const units = lines.flatMap(({ toolId, quantity }) => (toolId ? [{ toolId, units: quantity }] : []));
  const all = groups?.map(({ basisCents: netCents, taxCents, shippingCents }, index) => {
    return { index, netCents, taxCents, shippingCents };
  });
  return { lines: units, amountCents: totalCents, ...(all ? { groups: all } : {}) };
}

/** `difference`: what the units are worth above what is credited, negative where more is. */
function differenceLine({ lines, part }: Credit, difference: number, language: Language): InvoiceLine[] {
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

/** The groups of a credit note, and a line for each in which the net credited is not that of its units and freight. */
function creditedGroups(
  invoiced: readonly TaxGroup[],
  credit: Credit & { groups: readonly RefundedGroup[] },
  { lines, language }: { lines: readonly InvoiceLine[]; language: Language },
): { groups: TaxGroup[]; differences: InvoiceLine[] } {
  const shares = invoiced.map((group, at) => {
    const none = { netCents: 0, taxCents: 0, shippingCents: 0 };
    const { netCents, taxCents, shippingCents } = credit.groups.find(({ index }) => index === at) ?? none;
    const units = lines.filter((line) => line.group === at);
    const difference = units.reduce((sum, line) => sum - line.amountCents, 0) + shippingCents - netCents;
    const goodsCents = shippingCents - netCents;
    return {
      group: {
        ...group,
        ...{ goodsCents, shippingCents: 0 - shippingCents, basisCents: 0 - netCents, taxCents: 0 - taxCents },
      },
      differences: differenceLine(credit, difference, language).map((line) => ({ ...line, group: at })),
    };
  });
  return {
    groups: shares.map(({ group }) => group),
    differences: shares.flatMap(({ differences }) => differences),
  };
}

function creditedSums(
  groups: TaxGroup[],
  { issuedOn }: InvoiceDocument,
): Pick<InvoiceDocument, 'groups' | 'netCents' | 'taxCents' | 'correctsOn'> {
  const sum = (field: 'basisCents' | 'taxCents') => groups.reduce((cents, group) => cents + group[field], 0);
  return {
    ...{ groups, netCents: sum('basisCents'), taxCents: sum('taxCents') },
    ...optionalField('correctsOn', issuedOn),
  };
}

export function creditNoteFor(
  { part: _, xml: __, ...invoice }: InvoiceDocument,
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
  const { groups } = credit;
  const credited =
    invoice.groups && groups
      ? creditedGroups(invoice.groups, { ...credit, groups }, { lines, language })
      : { differences: differenceLine(credit, value - credit.amountCents, language) };
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
    lines: [...lines, ...credited.differences],
    ...('groups' in credited ? creditedSums(credited.groups, invoice) : {}),
    totalCents: -credit.amountCents,
  };
}
