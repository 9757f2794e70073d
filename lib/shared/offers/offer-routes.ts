import { ROUTES } from '../site/routes';

/** Beside `ROUTES`, which the scripts of every page have. */
export const OFFER_ROUTES = {
  own: (offerId: string) => `${ROUTES.myQuotes}/${offerId}`,
  managed: (offerId: string) => `${ROUTES.offers}/${offerId}`,
  newVersion: (offerId: string) => `${ROUTES.offers}/new?offer=${offerId}`,
  create: `${ROUTES.offers}/new`,
  forCart: (customerId: string) => `${ROUTES.offers}/new?customer=${customerId}`,
  forList: (customerId: string, listId: string) =>
    `${ROUTES.offers}/new?customer=${customerId}&list=${listId}`,
  forRequest: (requestId: string) => `${ROUTES.offers}/new?request=${requestId}`,
} as const;
