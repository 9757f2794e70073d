import { shop } from '#shop';
import { costsIn } from '@/lib/server/commerce/trade/costs.serializer';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { env } from '@/lib/server/platform/config/env';
import type {
  OfferDocument,
  OfferLine,
  OfferVersion,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { CONTENT, heightOf, MUTED, makePdf, PAGE, write } from '@/lib/server/platform/pdf/pdf-page';
import { type PricedPaper, writePageNumbers, writePricedPaper } from '@/lib/server/platform/pdf/priced-paper';
import { letterhead } from '@/lib/server/platform/shop/letterhead';
import { partText } from '@/lib/shared/dates/calendar-part';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { leadTimeText } from '@/lib/shared/offers/lead-time';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { CURRENCY } from '@/lib/shared/site/currency';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { offers as german } from '@/lib/shared/texts/de/offers';
import { offers as english } from '@/lib/shared/texts/en/offers';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { plusCode } from '@/lib/shared/trade/prices-plus';
import { newestOf } from '../held-units';
import { requireManagedOffer, requireOwnOffer } from './get-offer';

/** Throws `not-found`. */
export async function getOfferPdf(actor: Actor, id: string): Promise<Response> {
  return pdfResponse(await requireOwnOffer(actor, id));
}

/** Any version, by default the newest. Throws `forbidden`, `not-found`. */
export async function getManagedOfferPdf(actor: Caller, id: string, version?: number): Promise<Response> {
  const offer = await requireManagedOffer(actor, id);
  if (version === undefined) return pdfResponse(offer);
  if (!offer.versions.some(({ v }) => v === version)) throw new AppError('not-found');
  return pdfResponse({ ...offer, version });
}

async function pdfResponse(offer: OfferDocument): Promise<Response> {
  return new Response(new Uint8Array(await offerPdf(offer)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${offer.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

const offersTextsIn = inLanguage({ en: english, de: german });

/** Returns when the units of a line ship, in words; undefined where that is not promised. */
export function leadTimeIn({ leadDays }: OfferLine, language: Language): string | undefined {
  return leadDays === undefined ? undefined : leadTimeText(leadDays, offersTextsIn(language).lead, language);
}

const SMALL = { size: 9, color: MUTED, width: CONTENT } as const;
const GAP = 6;

type Sheet = {
  offer: OfferDocument;
  newest: OfferVersion;
  language: Language;
  texts: Texts['offers']['pdf'];
};

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

/** What comes besides the prices of an offer; undefined where the shop charged nothing when it was sent. */
function feesOf({ plus }: OfferVersion, language: Language): string[] | undefined {
  if (!plus) return undefined;
  const code = plusCode(plus);
  return code ? [costsIn(language).plus[code]] : [];
}

/** The freight that an offer promises. */
function shippingLine({ shipping }: OfferVersion, language: Language): PricedPaper['lines'] {
  if (!shipping) return [];
  const { cents } = shipping;
  const description = costsIn(language).shipping;
  return [{ description, details: [], quantity: 1, unitPriceCents: cents, amountCents: cents }];
}

/** Returns the shop's note, and how to accept the offer. */
function wordsOf({ offer, newest, language, texts }: Sheet): string[] {
  const url = siteLink(OFFER_ROUTES.own(offer._id.toHexString()), language);
  return [
    ...(newest.note ? [newest.note] : []),
    ...(feesOf(newest, language) ?? [texts.noFees]),
    ...(newest.holdStock ? [texts.held] : []),
    fillText(texts.accept, { url }),
    ...(newest.legal ? [newest.legal] : []),
  ];
}

function paperOf(sheet: Sheet): PricedPaper {
  const { offer, newest, language, texts } = sheet;
  const { to } = offer;
  return {
    sender: letterhead(language),
    title: texts.title,
    number: offer.number,
    recipient: { label: texts.to, lines: [...(to.company ? [to.company] : []), to.name, to.email] },
    facts: factsOf(sheet),
    lines: [
      ...newest.lines.map((line) => {
        const { name, sku, quantity, unitPriceCents } = line;
        const leadTime = leadTimeIn(line, language);
        const details = leadTime === undefined ? [sku] : [sku, leadTime];
        return { description: name, details, quantity, unitPriceCents, amountCents: lineCents(line) };
      }),
      ...shippingLine(newest, language),
    ],
    total: { label: texts.total, cents: newest.dueCents, currency: CURRENCY.code },
    ...{ language, texts },
  };
}

/** The newest version, in the language of the offer: the same bytes each time. */
export function offerPdf(offer: OfferDocument): Promise<Buffer> {
  const { language, number } = offer;
  const texts = offersTextsIn(language).pdf;
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
    function* (pdf) {
      const words = wordsOf(sheet);
      const height = () => words.reduce((sum, text) => sum + heightOf(pdf, text, SMALL) + GAP, 0);
      let y = yield* writePricedPaper(pdf, paperOf(sheet), height);
      for (const text of words) y = write(pdf, text, PAGE.margin, y, SMALL) + GAP;
      writePageNumbers(pdf, texts.page);
    },
  );
}
