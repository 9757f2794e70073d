import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type {
  DeclineOfferInput,
  ManagedOffer,
  Offer,
  WithdrawOfferInput,
} from '@/lib/shared/offers/offer.schema';
import { NOT_HELD, releaseHeldUnits } from './held-units';
import { recordOfferEvent } from './offer-events';
import { findOffer, updateOffer } from './offers.repository';
import { managedResponse, offerResponse, requireOwnOffer } from './read/get-offer';
import { offerOver, requireStep } from './take-step';

/** Declining frees held units at once. The same again changes nothing. Throws `not-found`, `offer-over`. */
export async function declineOffer(
  actor: Actor,
  id: string,
  { version, reason }: DeclineOfferInput,
  now: Date = new Date(),
): Promise<Offer> {
  const offer = await inTransaction(async (session) => {
    const before = await requireOwnOffer(actor, id, session);
    if (before.state === 'declined' && before.version === version) return before;
    const { state } = requireStep('decline', before, { seen: version, now });
    await releaseHeldUnits(before, { actorId: actor.userId, at: now }, session);
    const ended = { state, endedAt: now, endedBy: actor.userId, ...(reason ? { reason } : {}) };
    const after = await updateOffer(before, { $set: ended, $unset: NOT_HELD }, session);
    if (!after) throw offerOver(before, now);
    await recordOfferEvent('offer.declined', { actor, offer: after }, session);
    return after;
  });
  return offerResponse(offer, now);
}

/** One that is withdrawn already is returned as it is. Throws `forbidden`, `not-found`, `offer-over` (accepted, or declined). */
export async function withdrawOffer(
  actor: Actor,
  id: string,
  { reason }: WithdrawOfferInput = {},
  now: Date = new Date(),
): Promise<ManagedOffer> {
  requirePermission(actor, 'manage-offers');
  const offerId = parseObjectId(id);
  const offer = await inTransaction(async (session) => {
    const before = await findOffer(offerId, session);
    if (!before) throw new AppError('not-found');
    if (before.state === 'withdrawn') return before;
    const { state } = requireStep('withdraw', before, { seen: before.version, now });
    await releaseHeldUnits(before, { actorId: actor.userId, at: now }, session);
    const ended = { state, endedAt: now, endedBy: actor.userId, ...(reason ? { reason } : {}) };
    const after = await updateOffer(before, { $set: ended, $unset: NOT_HELD }, session);
    if (!after) throw offerOver(before, now);
    await recordOfferEvent('offer.withdrawn', { actor, offer: after, from: before.state }, session);
    return after;
  });
  return managedResponse(offer, now);
}
