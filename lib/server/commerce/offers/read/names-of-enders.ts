import 'server-only';
import { findNames } from '@/lib/server/identity/find-names';
import type { OfferDocument } from '@/lib/server/platform/db/documents/offers';

type Ended = Pick<OfferDocument, 'state' | 'endedBy'>;
type ForShop = { forShop: boolean };

/** The names of who accepted, declined or withdrew these offers, by id; buyers do not read who withdrew one for the shop. */
export function namesOfEnders(offers: readonly Ended[], { forShop }: ForShop): Promise<Map<string, string>> {
  return findNames(
    offers.flatMap(({ state, endedBy }) => (endedBy && (forShop || state !== 'withdrawn') ? [endedBy] : [])),
  );
}
