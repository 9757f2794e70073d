import { LinkButton } from '@/components/ui/links/link';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { QuoteRequest } from '@/lib/shared/requests/quote.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The offer that answers a request, or where one is made; undefined if none can be. */
export function answerHref({ _id, email, state, offer }: QuoteRequest): string | undefined {
  if (offer) return OFFER_ROUTES.managed(offer._id);
  return state === 'spam' || isOfClosedAccount(email) ? undefined : OFFER_ROUTES.forRequest(_id);
}

export function RequestOffer({ request, texts }: { request: QuoteRequest; texts: Texts }) {
  const { manage, own } = texts.offers;
  const href = answerHref(request);
  if (!href) return null;
  return (
    <LinkButton href={href} prefetch={false} variant={request.offer ? 'ghost' : 'outline'} size="xs">
      {request.offer ? fillText(own.link, { number: request.offer.number }) : manage.make}
    </LinkButton>
  );
}
