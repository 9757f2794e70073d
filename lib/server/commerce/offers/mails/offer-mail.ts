import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { offerMailsIn } from '@/lib/shared/texts/mail-texts';
import { newestOf } from '../held-units';
import { OFFER_PDF } from './offer-attachment';
import { dayText, offerFacts } from './offer-facts';

/** The first version of an offer, or a new one. Its link leads through sign-in, and accepts nothing by itself; its PDF comes along. */
export function offerMail(offer: OfferDocument): Mail {
  const { _id, language, number, version, to } = offer;
  const { sent, renewed, notes, facts } = offerMailsIn(language);
  const { validUntil, holdStock, note } = newestOf(offer);
  const words = version === 1 ? sent : renewed;
  const id = _id.toHexString();
  const content = composeMail({
    language,
    words: { ...words, notes: [...(holdStock ? [notes.held] : []), to.userId ? notes.reply : notes.account] },
    values: { number, version: String(version), email: to.email, day: dayText(validUntil, language) },
    facts: [...offerFacts(offer, language), ...(note ? [[facts.note, note] as const] : [])],
    url: siteLink(OFFER_ROUTES.own(id), language),
  });
  return {
    key: `offer:${id}:${version}`,
    ...{ to: to.email, replyTo: env().CONTACT_EMAIL, ...content },
    attachment: { kind: OFFER_PDF, id, part: version },
  };
}
