import { ObjectId } from 'mongodb';
import { shop } from '#shop';
import { invoiceTextsIn } from '@/lib/server/commerce/invoices/invoice-document';
import { costsIn, percentOf, taxedAmount } from '@/lib/server/commerce/trade/costs.serializer';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import type { Attachment } from '@/lib/server/platform/mail/digests-and-attachments';
import { CONTENT, heightOf, MUTED, makePdf, PAGE, write } from '@/lib/server/platform/pdf/pdf-page';
import { type PricedPaper, writePageNumbers, writePricedPaper } from '@/lib/server/platform/pdf/priced-paper';
import { letterhead } from '@/lib/server/platform/shop/letterhead';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { addressText } from '@/lib/shared/addresses/address-text';
import { partText } from '@/lib/shared/dates/calendar-part';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { formatNumber, formatPercent } from '@/lib/shared/numbers/numbers';
import { promiseOf } from '@/lib/shared/orders/line-promises';
import { isConfirmed } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { acknowledgement as german } from '@/lib/shared/texts/de/acknowledgement';
import { acknowledgement as english } from '@/lib/shared/texts/en/acknowledgement';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { notesOfGroups } from '@/lib/shared/trade/costs-of';
import { findOrder } from './find-order';

export async function acknowledgementAttachment({ id }: { id: string }): Promise<Attachment[]> {
  const order = await findOrder(new ObjectId(id));
  if (!order || !isConfirmed(order)) return [];
  const content = await acknowledgementPdf(order);
  return [{ filename: `${order.number}.pdf`, contentType: 'application/pdf', content }];
}

const textsIn = inLanguage({ en: english, de: german });

type Sheet = { order: OrderDocument; language: Language; texts: Texts['acknowledgement'] };
type Facts = [label: string, value: string][];

/** The company and who ordered for it, or the person alone; removed with their account. */
function recipientOf({ order, language }: Sheet): string[] {
  const texts = invoiceTextsIn(language);
  const { billTo, buyerName, buyerEmail } = order;
  const isClosed = isOfClosedAccount(buyerEmail);
  const person = isClosed ? CLOSED_ACCOUNT.buyerName : buyerName;
  const email = isClosed ? [] : [buyerEmail];
  if (!billTo) return [person, ...email];
  const { name, billing, vatId } = billTo;
  return [
    name,
    addressText({ ...billing, company: '', reference: '' }, language),
    ...(vatId ? [fillText(texts.vatId, { vatId })] : []),
    fillText(texts.orderedBy, { name: person }),
    ...email,
  ];
}

function paymentText({ order, language, texts }: Sheet): string {
  if (order.payBy !== 'account') return texts.card;
  return fillText(texts.onAccount, { days: formatNumber(order.termsDays ?? 0, language) });
}

function factsOf(sheet: Sheet): Facts {
  const { order, language, texts } = sheet;
  const { number, placedAt, requestedOn, deliver, customerNumber, poNumber, address, phone } = order;
  const known = invoiceTextsIn(language);
  return [
    [texts.number, number],
    [known.date, partText(dayOf(placedAt, env().STORE_TIME_ZONE), language, 'full')],
    ...(customerNumber ? ([[known.customerNumber, customerNumber]] as Facts) : []),
    ...(poNumber ? ([[known.poNumber, poNumber]] as Facts) : []),
    ...(requestedOn ? ([[texts.requestedOn, wholeShipDay(requestedOn, language)]] as Facts) : []),
    [texts.shipment, texts[deliver ?? 'parts']],
    [texts.payment, paymentText(sheet)],
    ...(address ? ([[texts.shipTo, [address, phone].join('\n')]] as Facts) : []),
  ];
}

function detailsOf(line: OrderLine, { order, language, texts }: Sheet): string[] {
  const { sku, reference, note, requestedOn } = line;
  const day = promiseOf(line, order);
  return [
    ...(sku ? [sku] : []),
    ...(reference ? [fillText(invoiceTextsIn(language).reference, { reference })] : []),
    ...(note ? [fillText(texts.note, { note })] : []),
    ...(requestedOn ? [`${texts.requestedOn}: ${wholeShipDay(requestedOn, language)}`] : []),
    day === null ? texts.noDate : fillText(texts.promisedOn, { day: wholeShipDay(day, language) }),
  ];
}

const isTaxed = ({ tax }: OrderDocument) => tax !== undefined && tax.mode !== 'none';

function rateOf({ group = -1 }: OrderLine, { order, language }: Sheet): { rate?: string } {
  const own = order.taxes?.[group];
  return own && isTaxed(order) ? { rate: formatPercent(percentOf(own.rate), language) } : {};
}

/** What leads to the total in a shop that charges: goods, freight and the tax of each group. */
function sumsOf({ order, language }: Sheet): [label: string, cents: number][] {
  const { taxes, totals } = order;
  if (!taxes) return [];
  const { goods, shipping } = costsIn(language);
  const taxed = taxes.filter(({ basisCents, taxCents }) => basisCents !== 0 || taxCents !== 0);
  return [
    [goods, totals.goodsCents],
    ...(order.shipping || totals.shippingCents > 0
      ? ([[shipping, totals.shippingCents]] as [string, number][])
      : []),
    ...(isTaxed(order)
      ? taxed.map((group): [string, number] => [taxedAmount(group, language), group.taxCents])
      : []),
  ];
}

function paperOf(sheet: Sheet): PricedPaper {
  const { order, language, texts } = sheet;
  const known = invoiceTextsIn(language);
  return {
    sender: letterhead(language),
    title: texts.title,
    number: order.number,
    recipient: { label: known.billedTo, lines: recipientOf(sheet) },
    facts: factsOf(sheet),
    lines: order.lines.map((line) => {
      const { name: description, quantity, unitPriceCents } = line;
      const priced = { description, quantity, unitPriceCents, amountCents: lineCents(line) };
      return { ...priced, details: detailsOf(line, sheet), ...rateOf(line, sheet) };
    }),
    sums: sumsOf(sheet),
    total: { label: texts.total, cents: order.totals.totalCents, currency: order.currency },
    ...{ language, texts: known },
    ...(isTaxed(order) && { rate: order.tax?.mode === 'vat' ? known.vat : known.tax }),
  };
}

const SMALL = { size: 9, color: MUTED, width: CONTENT } as const;
const GAP = 6;

function wordsOf({ order: { taxes }, language }: Sheet): string[] {
  if (!taxes) return [invoiceTextsIn(language).noFees];
  return notesOfGroups(taxes).map((code) => costsIn(language).notes[code]);
}

/** The same bytes as long as what it prints has not changed. */
export function acknowledgementPdf(order: OrderDocument): Promise<Buffer> {
  const { language, number, placedAt } = order;
  const texts = textsIn(language);
  const sheet = { order, language, texts };
  const subject = fillText(invoiceTextsIn(language).subject, { number });
  return makePdf(
    { title: `${texts.title} ${number}`, author: shop.name, subject, language, createdAt: placedAt },
    function* (pdf) {
      const words = wordsOf(sheet);
      const height = () => words.reduce((sum, text) => sum + heightOf(pdf, text, SMALL) + GAP, 0);
      let y = yield* writePricedPaper(pdf, paperOf(sheet), height);
      for (const text of words) y = write(pdf, text, PAGE.margin, y, SMALL) + GAP;
      writePageNumbers(pdf, invoiceTextsIn(language).page);
    },
  );
}
