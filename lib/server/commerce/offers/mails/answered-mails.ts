import 'server-only';
import { inShopDigest } from '@/lib/server/inbox/requests/mails/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type { OfferCounter, OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, type MailWords, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { offerMailsIn } from '@/lib/shared/texts/mail-texts';
import { nameIn } from '../line-name';
import { offerFacts } from './offer-facts';

type Facts = ReturnType<typeof offerFacts>;

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
