import 'server-only';
import { contentOfAcceptance, requestOfOffer } from '@/lib/server/commerce/offers/answer/accept-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { requireIdempotency } from '@/lib/server/platform/idempotency';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { AcceptOfferInput } from '@/lib/shared/offers/offer.schema';
import type { Language } from '@/lib/shared/site/languages';
import { submitRequisition } from './submit-requisition';

type Context = { key: string | undefined; language?: Language | undefined; now?: Date };

/**
 * Submits the newest version of an offer, which stays open, and may expire meanwhile. Throws what `submitRequisition` and
 * `requestOfOffer` throw.
 */
export async function submitOffer(
  actor: Actor,
  id: string,
  input: AcceptOfferInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  requireCompany(actor);
  const idempotency = requireIdempotency(key, ['submit', ...contentOfAcceptance(id, input)]);
  const source = { offerId: parseObjectId(id), version: input.version };
  const prepare = () => requestOfOffer(actor, id, input, now);
  return submitRequisition(actor, prepare, { idempotency, source, language, now });
}
