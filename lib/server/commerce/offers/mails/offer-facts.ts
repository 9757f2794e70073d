import 'server-only';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { offerMailsIn } from '@/lib/shared/texts/mail-texts';
import { newestOf } from '../held-units';
import { nameIn } from '../line-name';

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
      return [sku, fillText(facts.line, { count, tool: nameIn(line, language), price })] as const;
    }),
    ...(rest > 0
      ? [[facts.more, fillText(facts.moreLines, { count: formatNumber(rest, language) })] as const]
      : []),
  ];
}

/** A day of the store's calendar, in words. */
export const dayText = (day: string, language: Language) => partText(day, language, 'full');

export function offerFacts(offer: OfferDocument, language: Language): Facts {
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
