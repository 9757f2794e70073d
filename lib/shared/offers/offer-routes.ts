import { ROUTES } from '../site/routes';
import type { OfferState } from './offer-states';

/** Beside `ROUTES`, which the scripts of every page have. */
export const OFFER_ROUTES = {
  own: (offerId: string) => `${ROUTES.myQuotes}/${offerId}`,
  ownInState: (state: OfferState) => `${ROUTES.myQuotes}?state=${state}`,
  managed: (offerId: string) => `${ROUTES.offers}/${offerId}`,
  newVersion: (offerId: string) => `${ROUTES.offers}/new?offer=${offerId}`,
  copyOf: (offerId: string) => `${ROUTES.offers}/new?copy=${offerId}`,
  create: `${ROUTES.offers}/new`,
  forCart: (customerId: string) => `${ROUTES.offers}/new?customer=${customerId}`,
  forList: (customerId: string, listId: string) =>
    `${ROUTES.offers}/new?customer=${customerId}&list=${listId}`,
  forRequest: (requestId: string) => `${ROUTES.offers}/new?request=${requestId}`,
} as const;
