import { inShopDigest } from '@/lib/server/inbox/requests/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type { OfferCounter, OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { AttachmentKinds } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, type MailWords, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { offerMailsIn } from '@/lib/shared/texts/mail-texts';
import { newestOf } from './held-units';
import { nameIn } from './line-name';
import { findOffer } from './offers.repository';
import { leadTimeIn, offerPdf } from './read/offer-pdf';

type ToCustomer = { key: string; words: MailWords; language: Language };

/** Its link leads through sign-in, and accepts nothing by itself; the PDF of the newest version comes along. */
function toCustomer(offer: OfferDocument, { key, words, language }: ToCustomer): Mail {
  const { _id, number, version, to } = offer;
  const { notes, facts } = offerMailsIn(language);
  const { validUntil, holdStock, note } = newestOf(offer);
  const id = _id.toHexString();
  const content = composeMail({
    language,
    words: { ...words, notes: [...(holdStock ? [notes.held] : []), to.userId ? notes.reply : notes.account] },
    values: { number, version: String(version), email: to.email, day: dayText(validUntil, language) },
    facts: [...offerFacts(offer, language), ...(note ? [[facts.note, note] as const] : [])],
    url: siteLink(OFFER_ROUTES.own(id), language),
  });
  return {
    key: `${key}:${id}:${version}`,
    ...{ to: to.email, replyTo: env().CONTACT_EMAIL, ...content },
    attachment: { kind: OFFER_PDF, id, part: version },
  };
}

/** The first version of an offer, or a new one. */
export function offerMail(offer: OfferDocument): Mail {
  const { language, version } = offer;
  const { sent, renewed } = offerMailsIn(language);
  return toCustomer(offer, { key: 'offer', words: version === 1 ? sent : renewed, language });
}

/** Reminds of an offer that ends within days. */
export function offerEndsMail(offer: OfferDocument, language: Language): Mail {
  return toCustomer(offer, { key: 'offer-ends', words: offerMailsIn(language).ends, language });
}

function wishFacts(offer: OfferDocument, { lines = [] }: OfferCounter, language: Language): Facts {
  const { facts } = offerMailsIn(language);
  const known = new Map(
    offer.versions.flatMap((version) =>
      version.lines.map((line) => [line.toolId.toHexString(), line] as const),
    ),
  );
  return lines.map(({ toolId, quantity, unitPriceCents }) => {
    const line = known.get(toolId.toHexString());
    const { sku = '' } = line ?? {};
    const name = line ? nameIn(line, language) : '';
    const count = formatNumber(quantity, language);
    const price = unitPriceCents === undefined ? undefined : formatCents(unitPriceCents, language);
    const wish = price
      ? fillText(facts.wish, { count, tool: name, price })
      : fillText(facts.wishAny, { count, tool: name });
    return [sku, wish] as const;
  });
}

type Answer = { key: string; words: MailWords; written: string | undefined; facts: Facts };

/** To the shop; a reply goes to who the offer was made to. */
function toShop(offer: OfferDocument, { key, words, written, facts }: Answer): Mail {
  const { CONTACT_LANGUAGE: language, CONTACT_EMAIL: to } = env();
  const { _id, number, to: recipient } = offer;
  const id = _id.toHexString();
  const url = siteLink(OFFER_ROUTES.managed(id), language);
  const content = composeMail({
    language,
    words,
    values: { number, name: recipient.company ?? recipient.name },
    ...(written ? { preview: written, paragraphs: written.split('\n').filter(Boolean) } : {}),
    facts,
    url,
  });
  return { key, to, replyTo: recipient.email, ...content, digest: inShopDigest(url) };
}

export function offerCounteredMail(offer: OfferDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const { countered } = offerMailsIn(language);
  const counter = offer.counters.at(-1);
  return toShop(offer, {
    key: `offer-countered:${offer._id.toHexString()}:${offer.counters.length}`,
    words: countered,
    written: counter?.note,
    facts: [...offerFacts(offer, language), ...(counter ? wishFacts(offer, counter, language) : [])],
  });
}

export function offerDeclinedMail(offer: OfferDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const { declined } = offerMailsIn(language);
  return toShop(offer, {
    key: `offer-declined:${offer._id.toHexString()}:${offer.version}`,
    words: declined,
    written: offer.reason,
    facts: offerFacts(offer, language),
  });
}

export const OFFER_PDF = 'offer-pdf';

/** The version that the mail is about, also where there is a newer one by now. */
export const offerAttachment: AttachmentKinds[string] = async ({ id, part }) => {
  const offer = await findOffer(parseObjectId(id));
  if (!offer || part === undefined) return [];
  const content = await offerPdf({ ...offer, version: part });
  return [{ filename: `${offer.number}.pdf`, contentType: 'application/pdf', content }];
};

type Facts = NonNullable<MailParts['facts']>;

/** More than that is for the page. */
const LISTED_MAX = 20;

function lineFacts(offer: OfferDocument, language: Language): Facts {
  const { facts } = offerMailsIn(language);
  const { lines } = newestOf(offer);
  const listed = lines.slice(0, lines.length > LISTED_MAX ? LISTED_MAX - 1 : LISTED_MAX);
  const rest = lines.length - listed.length;
  return [
    ...listed.map((line) => {
      const { sku, quantity, unitPriceCents } = line;
      const count = formatNumber(quantity, language);
      const price = formatCents(unitPriceCents, language);
      const words = fillText(facts.line, { count, tool: nameIn(line, language), price });
      return [sku, [words, leadTimeIn(line, language)].filter(Boolean).join(' · ')] as const;
    }),
    ...(rest > 0
      ? [[facts.more, fillText(facts.moreLines, { count: formatNumber(rest, language) })] as const]
      : []),
  ];
}

/** A day of the store's calendar, in words. */
const dayText = (day: string, language: Language) => partText(day, language, 'full');

function offerFacts(offer: OfferDocument, language: Language): Facts {
  const { facts } = offerMailsIn(language);
  const { dueCents, validUntil } = newestOf(offer);
  return [
    [facts.offer, offer.number],
    ...(offer.requestNumber ? [[facts.request, offer.requestNumber] as const] : []),
    ...lineFacts(offer, language),
    [facts.value, formatCents(dueCents, language)],
    [facts.validUntil, dayText(validUntil, language)],
  ];
}
