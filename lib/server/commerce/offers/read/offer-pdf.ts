import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { OfferDocument, OfferLine, OfferVersion } from '@/lib/server/platform/db/documents/offers';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import {
  CONTENT,
  drawLogo,
  heightOf,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { partText } from '@/lib/shared/dates/calendar-part';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { CURRENCY } from '@/lib/shared/site/currency';
import type { Language } from '@/lib/shared/site/languages';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import { fillText } from '@/lib/shared/texts/fill-text';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';
import { newestOf } from '../held-units';

const COLUMNS = { position: 0, description: 0.06, quantity: 0.56, unitPrice: 0.7, amount: 0.85 };
const DESCRIPTION = { width: CONTENT * (COLUMNS.quantity - COLUMNS.description) - 10 };
const DETAIL = { size: 8, color: MUTED, ...DESCRIPTION } as const;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const PADDING = { top: 7, bottom: 5 };
const HALF = CONTENT / 2;

const at = (share: number) => PAGE.margin + CONTENT * share;

type Sheet = {
  offer: OfferDocument;
  newest: OfferVersion;
  language: Language;
  texts: Texts['offers']['pdf'];
};

function writeHead(pdf: Pdf, { offer, texts }: Sheet): number {
  const { address, email, phone } = shop.contact;
  drawLogo(pdf);
  let y = write(pdf, shop.name, PAGE.margin, PAGE.margin + 12, { size: 18, weight: 'bold' });
  for (const line of [address, `${email}  ${phone}`])
    y = write(pdf, line, PAGE.margin, y, { size: 9, color: MUTED });
  writeRight(pdf, texts.title, RIGHT, PAGE.margin + 12, { size: 18, weight: 'bold' });
  writeRight(pdf, offer.number, RIGHT, PAGE.margin + 36, { size: 12 });
  return y + 28;
}

function factsOf({ offer, newest, language, texts }: Sheet): [label: string, value: string][] {
  const { v, sentAt, validUntil } = newest;
  return [
    [texts.number, offer.number],
    ...(v > 1 ? ([[texts.version, formatNumber(v, language)]] as [string, string][]) : []),
    [texts.date, partText(dayOf(sentAt, env().STORE_TIME_ZONE), language, 'full')],
    [texts.validUntil, partText(validUntil, language, 'full')],
    ...(offer.requestNumber ? ([[texts.request, offer.requestNumber]] as [string, string][]) : []),
  ];
}

function writeParties(pdf: Pdf, sheet: Sheet, top: number): number {
  const { name, company, email } = sheet.offer.to;
  const width = HALF - 20;
  let left = write(pdf, sheet.texts.to, PAGE.margin, top, { size: 9, color: MUTED, width });
  const [first = '', ...lines] = [...(company ? [company] : []), name, email];
  left = write(pdf, first, PAGE.margin, left + 2, { weight: 'bold', width });
  for (const line of lines) left = write(pdf, line, PAGE.margin, left, { width });
  let y = top;
  for (const [label, value] of factsOf(sheet)) {
    write(pdf, label, PAGE.margin + HALF, y, { size: 9, color: MUTED, width: 90 });
    y = write(pdf, value, PAGE.margin + HALF + 90, y, { size: 9, width: HALF - 90 }) + 2;
  }
  return Math.max(left, y) + 28;
}

function writeColumns(pdf: Pdf, { texts }: Sheet, top: number): number {
  const head = { size: 9, color: MUTED, weight: 'bold' } as const;
  write(pdf, texts.position, at(COLUMNS.position), top, head);
  write(pdf, texts.description, at(COLUMNS.description), top, head);
  writeRight(pdf, texts.quantity, at(COLUMNS.unitPrice) - 14, top, head);
  writeRight(pdf, texts.unitPrice, at(COLUMNS.amount) - 14, top, head);
  writeRight(pdf, texts.amount, RIGHT, top, head);
  rule(pdf, top + 18, INK);
  return top + 18;
}

function continued(pdf: Pdf, { offer }: Sheet): number {
  pdf.addPage();
  write(pdf, offer.number, PAGE.margin, PAGE.margin, { size: 9, color: MUTED });
  return PAGE.margin + 26;
}

function heightOfLine(pdf: Pdf, { name, sku }: OfferLine): number {
  const text = heightOf(pdf, unbrokenMeasures(name), DESCRIPTION) + heightOf(pdf, sku, DETAIL);
  return PADDING.top + text + PADDING.bottom;
}

function writeLines(pdf: Pdf, sheet: Sheet, top: number): number {
  const { newest, language } = sheet;
  let y = writeColumns(pdf, sheet, top);
  for (const [place, line] of newest.lines.entries()) {
    if (y + heightOfLine(pdf, line) > BOTTOM) y = writeColumns(pdf, sheet, continued(pdf, sheet));
    y += PADDING.top;
    writeRight(pdf, formatNumber(line.quantity, language), at(COLUMNS.unitPrice) - 14, y);
    writeRight(pdf, formatCents(line.unitPriceCents, language), at(COLUMNS.amount) - 14, y);
    writeRight(pdf, formatCents(lineCents(line), language), RIGHT, y);
    write(pdf, formatNumber(place + 1, language), at(COLUMNS.position), y, { color: MUTED });
    y = write(pdf, unbrokenMeasures(line.name), at(COLUMNS.description), y, DESCRIPTION);
    y = write(pdf, line.sku, at(COLUMNS.description), y, DETAIL) + PADDING.bottom;
    rule(pdf, y);
  }
  return y;
}

/** The sum, what the shop wrote, and how to accept it; together on one page. */
function writeEnd(pdf: Pdf, sheet: Sheet, below: number): void {
  const { offer, newest, language, texts } = sheet;
  const { dueCents, holdStock, note } = newest;
  const url = siteLink(OFFER_ROUTES.own(offer._id.toHexString()), language);
  const words = [
    ...(note ? [note] : []),
    texts.noFees,
    ...(holdStock ? [texts.held] : []),
    fillText(texts.accept, { url }),
  ];
  const style = { size: 9, color: MUTED, width: CONTENT } as const;
  const height = 54 + words.reduce((sum, text) => sum + heightOf(pdf, text, style) + 6, 0);
  const top = below + height > BOTTOM ? continued(pdf, sheet) : below + 14;
  const amount = `${formatCents(dueCents, language)} ${CURRENCY.code}`;
  writeRight(pdf, amount, RIGHT, top, { size: 14, weight: 'bold' });
  writeRight(pdf, texts.total, at(COLUMNS.unitPrice) - 14, top + 4, { color: MUTED });
  let y = top + 40;
  for (const text of words) y = write(pdf, text, PAGE.margin, y, style) + 6;
}

function writePageNumbers(pdf: Pdf, { texts }: Sheet): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = fillText(texts.page, { page: page + 1, pages: count });
    writeRight(pdf, text, RIGHT, PAGE.height - PAGE.margin - 12, { size: 9, color: MUTED });
  }
}

/** The newest version, in the language of the offer: the same bytes each time. */
export function offerPdf(offer: OfferDocument): Promise<Buffer> {
  const { language, number } = offer;
  const texts = textsFor(language).offers.pdf;
  const newest = newestOf(offer);
  const sheet = { offer, newest, language, texts };
  return makePdf(
    {
      title: `${texts.title} ${number}`,
      author: shop.name,
      subject: `${texts.validUntil} ${partText(newest.validUntil, language, 'full')}`,
      language,
      createdAt: newest.sentAt,
    },
    (pdf) => {
      const lines = writeParties(pdf, sheet, writeHead(pdf, sheet));
      writeEnd(pdf, sheet, writeLines(pdf, sheet, lines));
      writePageNumbers(pdf, sheet);
    },
  );
}
