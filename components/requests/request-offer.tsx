import { LinkButton } from '@/components/ui/links/link-button';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { QuoteRequest } from '@/lib/shared/inbox/quote.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The offer that answers a request, or where one is made. */
export function RequestOffer({ request, texts }: { request: QuoteRequest; texts: Texts }) {
  const { _id, email, state, offer } = request;
  const { manage, own } = texts.offers;
  if (offer) {
    return (
      <LinkButton href={OFFER_ROUTES.managed(offer._id)} prefetch={false} variant="ghost" size="xs">
        {fillText(own.link, { number: offer.number })}
      </LinkButton>
    );
  }
  if (state === 'spam' || isOfClosedAccount(email)) return null;
  return (
    <LinkButton href={OFFER_ROUTES.forRequest(_id)} prefetch={false} variant="outline" size="xs">
      {manage.make}
    </LinkButton>
  );
}
